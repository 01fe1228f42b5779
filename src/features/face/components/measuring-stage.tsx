import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/ui/actions/button';
import { ProgressBar } from '@/ui/display/progress-bar';

export interface MeasuringStageProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  isRunning: boolean;
  /** Over the picture. */
  overlay: ReactNode;
  /** Instruction, announced when it changes. */
  instruction: string;
  /** Pictures that are measured, of how many. */
  count: number;
  sampleCount: number;
  onCancel: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Shows the shopper as in a mirror, with instructions and progress. */
export function MeasuringStage({
  videoRef,
  isRunning,
  overlay,
  instruction,
  count,
  sampleCount,
  onCancel,
  children,
}: MeasuringStageProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <MirrorStage videoRef={videoRef}>{overlay}</MirrorStage>
      <p role="status" className="min-h-6 text-center font-medium">
        {isRunning ? instruction : t`Waiting for your camera. Your browser may ask for permission.`}
      </p>
      <ProgressBar
        label={t`Measured pictures`}
        labelHidden
        value={count}
        max={sampleCount}
        valueText={t`${count} of ${sampleCount}`}
        className="mx-auto w-full max-w-lg"
      />
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Turn the camera off</Trans>
        </Button>
      </div>
    </div>
  );
}

interface MirrorStageProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Over the picture. */
  children: ReactNode;
}

/** Shows the picture of the camera, as in a mirror. */
function MirrorStage({ videoRef, children }: MirrorStageProps) {
  const { t } = useLingui();
  return (
    <div className="relative mx-auto aspect-4/3 w-full max-w-lg overflow-hidden rounded-md bg-ink">
      <video
        ref={videoRef}
        muted
        playsInline
        aria-label={t`Picture of your camera`}
        className="size-full -scale-x-100 object-cover"
      />
      {children}
    </div>
  );
}
