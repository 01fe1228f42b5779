import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { SavedPrescriptionFile } from '@/domain/prescription/saved-prescription';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { isPicture, loadPicture } from '../api/load-prescription-file';
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

type PictureState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; url: string };

/** Returns the uploaded picture of a prescription. It stays in memory only while it is shown. */
function usePicture(file: SavedPrescriptionFile | undefined): PictureState {
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<{ url?: string; failed?: boolean }>({});
  const shown = file && isPicture(file) ? file : undefined;
  const savedName = shown?.savedName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file has a name of its own
  useEffect(() => {
    if (!shown) return undefined;
    let isCurrent = true;
    setPicture({});
    loadPicture(site, shown).then(
      (url) => isCurrent && setPicture({ url }),
      () => {
        if (!isCurrent) return;
        track({
          name: 'error',
          message: 'Unable to load prescription details',
          operation: 'getPrescriptionFile',
        });
        setPicture({ failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, savedName, attempt]);
  if (!shown) return { state: 'none' };
  if (picture.url) return { state: 'ready', url: picture.url };
  return picture.failed
    ? { state: 'failed', retry: () => setAttempt((count) => count + 1) }
    : { state: 'loading' };
}
