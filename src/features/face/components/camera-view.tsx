import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenFace } from '@/domain/face/summarize-samples';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from '@/lib/face/use-camera';
import { Button } from '@/ui/actions/button';
import { ProgressBar } from '@/ui/display/progress-bar';
import { useGuidance } from '../hooks/use-guidance';
import { SAMPLE_COUNT, useLiveSamples } from '../hooks/use-live-samples';
import type { MeasureFailure } from '../state/measure-view';
import { MirrorStage } from './mirror-stage';

export interface CameraViewProps {
  detector: FaceDetector | undefined;
  onFaces: (faces: readonly SeenFace[]) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** The shopper as in a mirror, with what to do, until enough pictures are measured. */
export function CameraView({ detector, onFaces, onFailure, onCancel }: CameraViewProps) {
  const { t } = useLingui();
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
    <div className="grid gap-4">
      <MirrorStage videoRef={videoRef}>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-[6%] left-1/2 aspect-3/4 -translate-x-1/2 rounded-[50%] border-2 border-on-ink border-dashed"
        />
      </MirrorStage>
      <p role="status" className="min-h-6 text-center font-medium">
        {isRunning ? guidance(problem) : t`Waiting for your camera. Your browser may ask for permission.`}
      </p>
      <ProgressBar
        label={t`Measured pictures`}
        labelHidden
        value={count}
        max={SAMPLE_COUNT}
        className="mx-auto w-full max-w-lg"
      />
      <Button variant="secondary" onClick={onCancel} className="justify-self-center">
        <Trans>Turn the camera off</Trans>
      </Button>
    </div>
  );
}
