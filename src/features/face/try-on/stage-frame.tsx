import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/lib/cx';

export interface StageFrameProps {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  label: string;
  status?: string;
  /** As in a mirror. The saved picture is as others see the shopper. */
  mirrored?: boolean;
  children?: ReactNode;
}

/** The picture with the frame, and the button that keeps it on the device. */
export function StageFrame({ canvasRef, label, status, mirrored, children }: StageFrameProps) {
  const { t } = useLingui();
  const save = () =>
    canvasRef.current?.toBlob((blob) => blob && download(blob, `${t`Try-on`}.jpg`), 'image/jpeg', 0.9);
  return (
    <div className="grid justify-items-center gap-3">
      <div className="grid aspect-4/3 w-full max-w-xl place-items-center overflow-hidden rounded-md bg-well">
        {children}
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={label}
          className={cx('max-h-full max-w-full object-contain', mirrored && '-scale-x-100')}
        />
      </div>
      <p role="status" className="min-h-6 text-center text-ink-soft empty:hidden">
        {status}
      </p>
      <Button variant="link" onClick={save}>
        <Trans>Save this picture on my device</Trans>
      </Button>
    </div>
  );
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
