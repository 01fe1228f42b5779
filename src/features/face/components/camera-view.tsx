import type { SeenFace } from '@/domain/face/summarize-samples';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from '@/lib/face/use-camera';
import { useGuidance } from '../hooks/use-guidance';
import { SAMPLE_COUNT, useLiveSamples } from '../hooks/use-live-samples';
import type { MeasureFailure } from '../state/measure-view';
import { MeasuringStage } from './measuring-stage';

export interface CameraViewProps {
  detector: FaceDetector | undefined;
  onFaces: (faces: readonly SeenFace[]) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** Shows the shopper as in a mirror, with instructions, until enough pictures are measured. */
export function CameraView({ detector, onFaces, onFailure, onCancel }: CameraViewProps) {
  const { videoRef, isRunning } = useCamera(onFailure);
  const { problem, count } = useLiveSamples({
    videoRef,
    detector,
    isRunning,
    onDone: onFaces,
    onFailure: () => onFailure('not-loaded'),
  });
  const guidance = useGuidance();
  return (
    <MeasuringStage
      {...{ videoRef, isRunning, count, onCancel }}
      instruction={guidance(problem)}
      sampleCount={SAMPLE_COUNT}
      overlay={
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-[6%] left-1/2 aspect-3/4 -translate-x-1/2 rounded-[50%] border-2 border-on-ink border-dashed"
        />
      }
    />
  );
}
