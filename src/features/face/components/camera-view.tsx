import { Trans, useLingui } from '@lingui/react/macro';
import type { FaceSample } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from '@/lib/face/use-camera';
import { Button } from '@/ui/actions/button';
import { ProgressBar } from '@/ui/display/progress-bar';
import { useGuidance } from '../hooks/use-guidance';
import { SAMPLE_COUNT, useLiveSamples } from '../hooks/use-live-samples';
import type { MeasureFailure } from '../state/measure-view';

export interface CameraViewProps {
  detector: FaceDetector | undefined;
  onSamples: (samples: readonly FaceSample[]) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** The shopper as in a mirror, with what to do, until enough pictures are measured. */
export function CameraView({ detector, onSamples, onFailure, onCancel }: CameraViewProps) {
  const { t } = useLingui();
  const { videoRef, isRunning } = useCamera(onFailure);
  const { problem, count } = useLiveSamples({
    videoRef,
    detector,
    isRunning,
    onDone: onSamples,
    onFailure: () => onFailure('not-loaded'),
  });
  const guidance = useGuidance();
  return (
    <div className="grid gap-4">
      <div className="relative mx-auto aspect-4/3 w-full max-w-lg overflow-hidden rounded-md bg-ink">
        {/* As in a mirror. */}
        <video
          ref={videoRef}
          muted
          playsInline
          aria-label={t`Picture of your camera`}
          className="size-full -scale-x-100 object-cover"
        />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-[6%] left-1/2 aspect-3/4 -translate-x-1/2 rounded-[50%] border-2 border-on-ink border-dashed"
        />
      </div>
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
