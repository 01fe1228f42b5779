import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';

export interface MirrorStageProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Over the picture. */
  children: ReactNode;
}

/** Shows the picture of the camera, as in a mirror. */
export function MirrorStage({ videoRef, children }: MirrorStageProps) {
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
