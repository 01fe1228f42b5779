import type { DetectedFace, FaceDetector } from '@/lib/face/face-detector';
import type { MeasureFailure } from '../state/measure-view';

export type TryOnView =
  | { view: 'source'; failure?: MeasureFailure | undefined }
  | { view: 'loading' }
  | { view: 'camera'; detector: FaceDetector }
  | { view: 'photo'; photo: ImageBitmap; face: DetectedFace }
  | { view: 'drawn' };
