import type { RenderFilter } from '@/features/listing/components/listing-context';
import { PrescriptionFilter } from '@/features/prescription/components/prescription-filter';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const FilterForm = deferHydration(async () => (await import('./composed-filter-form')).ComposedFilterForm);

/** Renders the prescription filter of a frame listing. */
export const renderPrescriptionFilter: RenderFilter = (listing) => (
  <PrescriptionFilter listing={listing} Form={FilterForm} />
);
