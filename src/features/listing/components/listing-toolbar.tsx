import { partArea } from '@/platform/rendering/part-areas';
import { servedPart } from '@/platform/rendering/served-part';
import { ColumnSwitch } from './column-switch';
import { FilterButton } from './filter-button';
import { SortForm } from './sort-form';

const ChosenFacets = servedPart(async () => (await import('./chosen-facets')).ChosenFacets);

/** Above the products: filter button on phones and tablets, order, columns, and what is chosen. */
export function ListingToolbar() {
  return (
    <div ref={partArea}>
      <div className="flex items-center justify-between gap-2 border-line border-y py-2 lg:justify-end lg:border-t-0 lg:pt-0 lg:pb-4">
        <FilterButton />
        <div className="flex min-w-0 items-center gap-1">
          <SortForm />
          <ColumnSwitch />
        </div>
      </div>
      <ChosenFacets />
    </div>
  );
}
