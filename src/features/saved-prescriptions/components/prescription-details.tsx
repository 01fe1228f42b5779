import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import type { PrescriptionDetailsProps as SlotProps } from '@/lib/prescription-step/slot-props';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Dialog } from '@/ui/overlay/dialog';
import { useItemPrescription } from '../hooks/use-item-prescription';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { DetailsFailure } from './details-failure';
import { ExpiredNotice } from './expiry';
import { PrescriptionFacts } from './prescription-facts';
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
