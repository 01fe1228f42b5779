import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedPrescriptionFile } from '@/domain/prescription/saved-prescription';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { usePicture } from '../hooks/use-picture';
import { DetailsFailure } from './details-failure';

/** Shows an uploaded file: a picture, a PDF in a new tab, or the name of a file that a browser cannot show. */
export function PrescriptionFile({ file }: { file: SavedPrescriptionFile }) {
  const { t } = useLingui();
  const picture = usePicture(file);
  const { name, path, type, previewAllowed } = file;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere">{name}</p>
      {picture.state === 'loading' ? (
        <SkeletonRegion label={t`Loading the picture`}>
          <Skeleton className="h-80 w-full" />
        </SkeletonRegion>
      ) : null}
      {picture.state === 'ready' ? (
        <img
          src={picture.url}
          alt={t`The prescription that you sent`}
          className="h-80 w-full rounded-md bg-well object-contain"
        />
      ) : null}
      {picture.state === 'failed' ? <DetailsFailure onRetry={picture.retry} /> : null}
      {type === 'application/pdf' && previewAllowed && path ? (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>Open the PDF in a new tab</Trans>
        </a>
      ) : null}
      {previewAllowed ? null : (
        <p className="text-ink-soft text-sm">
          <Trans>A file of this kind cannot be shown here.</Trans>
        </p>
      )}
    </div>
  );
}
