import { useGetItemPrescription } from '@generated/lens/lens';
import { getPrescriptionFile } from '@generated/prescriptions/prescriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import type { Prescription } from '@/domain/prescription/prescription';
import { expiryDate } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionFile, SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import type { PrescriptionDetailsProps as SlotProps } from '@/lib/prescription-step/slot-props';
import { type Site, useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { Notice } from '@/ui/display/notice';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Dialog } from '@/ui/overlay/dialog';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { ExpiredNotice } from './expiry';

/** Pictures that every browser shows. Others could be documents, which a page must not embed. */
const PICTURE = /^image\/(png|jpeg|gif|bmp)$/;

export type RenderValues = (values: Prescription) => ReactNode;

export interface PrescriptionDetailsProps extends SlotProps {
  renderValues: RenderValues;
}

/** Shows the details of a saved prescription, or the values of an order line, in a dialog (003 §3). Load it on demand. */
export function PrescriptionDetails(props: PrescriptionDetailsProps) {
  const { saved, orderItemId, open, onOpenChange, renderValues } = props;
  const { t } = useLingui();
  const { title } = usePrescriptionCopy();
  return (
    <Dialog {...{ open, onOpenChange }} title={saved ? title(saved) : t`Prescription details`}>
      <div data-print="sheet">
        {saved ? <SavedDetails {...{ saved, renderValues }} /> : null}
        {!saved && orderItemId && open ? <ItemDetails {...{ orderItemId, renderValues }} /> : null}
      </div>
    </Dialog>
  );
}

function SavedDetails({ saved, renderValues }: { saved: SavedPrescriptionView; renderValues: RenderValues }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ExpiredNotice saved={saved} />
      {saved.values ? renderValues(saved.values) : null}
      {saved.file ? <PrescriptionFile file={saved.file} /> : null}
      <PrescriptionFacts saved={saved} />
    </div>
  );
}

function ItemDetails({ orderItemId, renderValues }: { orderItemId: string; renderValues: RenderValues }) {
  const { t } = useLingui();
  const { isLoading, values, failed, retry } = useItemPrescription(orderItemId);
  if (failed) return <DetailsFailure onRetry={() => void retry()} />;
  if (isLoading) {
    return (
      <SkeletonRegion label={t`Loading the prescription`}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  return values ? (
    renderValues(values)
  ) : (
    <p>
      <Trans>You sent this prescription as a file.</Trans>
    </p>
  );
}

/** Shows the people and dates of a saved prescription, leaving out unknown ones. */
function PrescriptionFacts({ saved }: { saved: SavedPrescriptionView }) {
  const { t } = useLingui();
  const { day } = usePrescriptionCopy();
  const { firstName = '', lastName = '', birthDate, doctor, issued, updated = '', isSpeedyEligible } = saved;
  const expiry = expiryDate(saved);
  const lastUpdate = parseIsoDay(updated.slice(0, 10));
  const address = [doctor?.clinic, doctor?.street, doctor?.city, doctor?.state, doctor?.postalCode];
  // The values name the day of issue themselves.
  const showsIssued = issued && saved.values === undefined;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact label={t`For`}>{`${firstName} ${lastName}`.trim()}</Fact>
      <Fact label={t`Date of birth`}>{birthDate && day(birthDate)}</Fact>
      <Fact label={t`Doctor`}>{doctor?.name}</Fact>
      <Fact label={t`Practice`}>{address.filter(Boolean).join(', ')}</Fact>
      <Fact label={t`Phone number of the doctor`}>{doctor?.phone && phoneText(doctor.phone)}</Fact>
      <Fact label={t`Fax number of the doctor`}>{doctor?.fax && phoneText(doctor.fax)}</Fact>
      <Fact label={t`Written on`}>{showsIssued ? day(issued) : undefined}</Fact>
      <Fact label={t`Expires on`}>{expiry && day(expiry)}</Fact>
      <Fact label={t`Last changed`}>{lastUpdate && day(lastUpdate)}</Fact>
      <Fact label={t`Lenses`}>
        {isSpeedyEligible ? t`Single vision lenses for it can be made right away.` : undefined}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  ) : null;
}

/** Returns the values of an order line's prescription. */
function useItemPrescription(orderItemId: string | undefined) {
  const { storeId } = useSite();
  const { data, error, mutate } = useGetItemPrescription(storeId, orderItemId ?? '', {
    swr: { enabled: orderItemId !== undefined },
  });
  const values = useMemo(() => data?.prescription && fromItemPrescription(data.prescription), [data]);
  // A failure may have HTTP 200.
  const failed = data ? data.status !== 'Success' : Boolean(error);
  useTrackError(failed, 'Unable to load prescription details', 'getItemPrescription');
  return { isLoading: orderItemId !== undefined && !data && !error, values, failed, retry: () => mutate() };
}

/** Shows an uploaded file: a picture, a PDF in a new tab, or the name of a file that a browser cannot show. */
function PrescriptionFile({ file }: { file: SavedPrescriptionFile }) {
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

/** Shown when a prescription cannot be loaded (003 §8). */
function DetailsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live="assertive"
      title={<Trans>Oops! Something went wrong.</Trans>}
      onRetry={onRetry}
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}

function isPicture({ type, previewAllowed }: SavedPrescriptionFile): boolean {
  return previewAllowed && PICTURE.test(type);
}

/**
 * Returns the URL of an uploaded picture, for an image. Not cached: it is a document with a name and a signature.
 *
 * @throws ApiError
 */
async function loadPicture({ storeId }: Site, { savedName, type }: SavedPrescriptionFile): Promise<string> {
  const { prescriptionFile } = await getPrescriptionFile(storeId, savedName, { nocache: '' });
  return toPictureUrl(prescriptionFile, type);
}

/** Converts the API's base64, data URL or file URL to a picture URL (003 §7). */
function toPictureUrl(file: string, type: string): string {
  if (file.startsWith('data:image/') || file.startsWith('/')) return file;
  if (/^https?:/.test(file)) return file;
  return `data:${type};base64,${file}`;
}
