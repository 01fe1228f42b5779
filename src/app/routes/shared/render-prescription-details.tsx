import { Trans } from '@lingui/react/macro';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from './lazy-messages';

const ComposedDetails = lazyWithMessages(
  async () => (await import('./composed-prescription-details')).ComposedPrescriptionDetails,
  ['saved-prescriptions', 'prescription'],
);

/** The details dialog of a prescription. Its code and messages load when it opens. */
export function renderPrescriptionDetails(props: PrescriptionDetailsProps) {
  if (!props.open) return null;
  return <DetailsDialog {...props} />;
}

function DetailsDialog(props: PrescriptionDetailsProps) {
  const { open, onOpenChange } = props;
  return (
    <DialogBoundary
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={<Trans>Prescription details</Trans>}
      className="modal-dialog"
    >
      <ComposedDetails {...props} />
    </DialogBoundary>
  );
}
