import { useGetItemPrescription } from '@generated/lens/lens';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import type { Prescription } from '@/domain/prescription/prescription';
import { expiryDate } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import type { PrescriptionDetailsProps as SlotProps } from '@/lib/prescription-step/slot-props';
import { useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Dialog } from '@/ui/overlay/dialog';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { DetailsFailure } from './details-failure';
import { ExpiredNotice } from './expiry';
import { PrescriptionFile } from './prescription-file';

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
    <Dialog
      {...{ open, onOpenChange }}
      title={saved ? title(saved) : t`Prescription details`}
      closeLabel={t`Close`}
    >
      {saved ? <SavedDetails {...{ saved, renderValues }} /> : null}
      {!saved && orderItemId && open ? <ItemDetails {...{ orderItemId, renderValues }} /> : null}
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
