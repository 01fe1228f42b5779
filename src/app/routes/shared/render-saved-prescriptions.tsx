import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import type { SavedPrescriptionsProps } from '@/lib/prescription-step/slot-props';
import { WithMessages } from './lazy-messages';
import { renderPrescriptionDetails } from './render-prescription-details';

const SavedPrescriptions = lazy(async () => ({
  default: (
    await loadWithRetry(() => import('@/features/saved-prescriptions/components/saved-prescriptions'))
  ).SavedPrescriptions,
}));

/** The saved prescriptions that fit an item, with their details. Render it for members only. */
export function renderSavedPrescriptions(props: SavedPrescriptionsProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="saved-prescriptions">
        <SavedPrescriptions {...props} renderDetails={renderPrescriptionDetails} />
      </WithMessages>
    </Suspense>
  );
}
