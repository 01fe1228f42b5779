import { Trans } from '@lingui/react/macro';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';
import { lazyDialog } from './lazy-messages';

const Details = lazyDialog<PrescriptionDetailsProps>({
  load: async () => (await import('./composed-prescription-details')).ComposedPrescriptionDetails,
  catalogs: ['saved-prescriptions', 'prescription'],
  title: () => <Trans>Prescription details</Trans>,
});

/** The details dialog of a prescription. Its code and messages load when it opens. */
export function renderPrescriptionDetails(props: PrescriptionDetailsProps) {
  return props.open ? <Details {...props} /> : null;
}
