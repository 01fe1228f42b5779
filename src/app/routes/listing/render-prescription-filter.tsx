import type { RenderFilter } from '@/features/listing/components/listing-context';
import type { SavedChoiceProps } from '@/features/prescription/components/filter-form';
import { PrescriptionFilter } from '@/features/prescription/components/prescription-filter';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const SavedChoice = deferHydration<SavedChoiceProps>(
  async () => (await import('./saved-choice')).SavedChoice,
);

/** Renders the prescription filter of a frame listing. */
export const renderPrescriptionFilter: RenderFilter = (listing) => (
  <PrescriptionFilter listing={listing} SavedChoice={SavedChoice} />
);
