import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import type { FilePreview } from '@/lib/uploads/prescription-file';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { CheckIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';

const PictureDialog = lazyWithRetry(async () => (await import('./picture-dialog')).PictureDialog);

/** A file that the API holds. */
export interface ShownFile {
  /** The shopper's file name. */
  name: string;
  /** Bytes. */
  size?: number;
  url: string;
  preview: FilePreview;
  loadPicture: () => Promise<Blob>;
}

export function UploadedFile({ file, onRemove }: { file: ShownFile; onRemove: () => void }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { name, size, url, preview, loadPicture } = file;
  const [hasThumbnail, setHasThumbnail] = useState(preview === 'picture');
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-4 rounded-md bg-well p-3">
      {hasThumbnail ? (
        <img
          src={url}
          alt={t`The prescription that you sent`}
          onError={() => setHasThumbnail(false)}
          className="size-20 flex-none rounded-sm bg-paper object-cover"
        />
      ) : null}
      <div className="min-w-0 grow">
        <p className="flex items-start gap-2">
          <CheckIcon size={18} className="mt-0.5 flex-none text-success" />
          <span className="wrap-anywhere min-w-0">
            <span className="font-medium">{name}</span>
            <span className="block text-ink-soft text-sm">
              {size === undefined ? (
                <Trans>Sent</Trans>
              ) : (
                <Trans>Sent, {{ size: formatBytes(size, languageTag) }}</Trans>
              )}
            </span>
          </span>
        </p>
        <div className="flex flex-wrap gap-x-4 text-sm">
          {preview === 'picture' ? (
            <Button
              variant="link"
              className="text-sm"
              aria-haspopup="dialog"
              onPointerOver={PictureDialog.preload}
              onFocus={PictureDialog.preload}
              onClick={() => {
                setOpened(true);
                setOpen(true);
              }}
            >
              <Trans>View the picture</Trans>
            </Button>
          ) : null}
          {preview === 'document' ? (
            <ButtonLink variant="link" className="text-sm" href={url} target="_blank" rel="noopener">
              <Trans>Open the file</Trans>{' '}
              <VisuallyHidden>
                <Trans>(in a new tab)</Trans>
              </VisuallyHidden>
            </ButtonLink>
          ) : null}
          <Button variant="link" className="text-sm" onClick={onRemove}>
            <Trans>Remove the file</Trans>
          </Button>
        </div>
      </div>
      {opened ? (
        <DialogBoundary
          open={open}
          onClose={() => setOpen(false)}
          title={<Trans>Your prescription</Trans>}
          className="modal-dialog modal-wide"
        >
          <PictureDialog open={open} onOpenChange={setOpen} load={loadPicture} />
        </DialogBoundary>
      ) : null}
    </div>
  );
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** Returns a size as operating systems show it: whole kilobytes, or megabytes with one decimal. */
function formatBytes(bytes: number, languageTag: string): string {
  const [amount, unit, decimals] =
    bytes < MEGABYTE
      ? ([Math.max(1, bytes / KILOBYTE), 'kilobyte', 0] as const)
      : ([bytes / MEGABYTE, 'megabyte', 1] as const);
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit,
    maximumFractionDigits: decimals,
  }).format(amount);
}
