import type { FilterableListing } from '@/features/prescription/api/filterable-listing';
import { PrescriptionFilter } from '@/features/prescription/components/prescription-filter';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const FilterForm = deferHydration(async () => (await import('./composed-filter-form')).ComposedFilterForm);

/** The prescription filter with its form. */
export function ComposedFilter({ listing }: { listing: FilterableListing }) {
  return <PrescriptionFilter listing={listing} Form={FilterForm} />;
}
