import type { FaceProblem } from '@/domain/face/measure-face';
import type { SeenFace } from '@/domain/face/summarize-samples';
import type { CameraFailure } from '../camera/open-camera';
import type { PhotoFailure } from '../camera/read-photo';

export type MeasureMethod = 'camera' | 'photo';
/** Reasons why a measurement ended without a result. */
export type MeasureFailure = CameraFailure | PhotoFailure | FaceProblem | 'not-loaded';

export type MeasureView =
  | { view: 'method'; failure?: MeasureFailure | undefined }
  | { view: 'loading'; method: MeasureMethod }
  | { view: 'camera' }
  /** Result of the camera or a photo; `irisWidth` in millimeters, if a card has confirmed the scale. */
  | { view: 'result'; method: MeasureMethod; faces: readonly SeenFace[]; irisWidth?: number }
  | { view: 'card'; method: MeasureMethod; faces: readonly SeenFace[] };
