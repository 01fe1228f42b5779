import { Suspense } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';
import { WithMessages } from './lazy-messages';

const ComposedDetails = lazyWithRetry(
  async () => (await import('./composed-prescription-details')).ComposedPrescriptionDetails,
);

/** The details dialog of a prescription. Its code and messages load when it opens. */
export function renderPrescriptionDetails(props: PrescriptionDetailsProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="saved-prescriptions">
        <WithMessages catalog="prescription">
          <ComposedDetails {...props} />
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}
