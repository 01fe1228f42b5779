import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { useMobileColumns } from '../../state/mobile-columns';
import { FilterButton } from './filter-button';

const ToolbarControls = deferHydration(async () => (await import('./toolbar-controls')).ToolbarControls);
const AppliedFilters = deferHydration(async () => (await import('./applied-filters')).AppliedFilters);

/**
 * Renders the row above the products: filter button (mobile and tablet), sort, columns and applied filters. On desktop the
 * applied filters are beside the sort control, so that they do not push the products down. Below 368 px the sort control is in
 * a separate row, because its text would be cut beside the filter button.
 */
export function ListingToolbar() {
  // Passed as a prop, so that the controls hydrate immediately when the shopper's choice differs from the server's.
  const columns = useMobileColumns();
  return (
    <div className="border-line lg:flex lg:flex-row-reverse lg:items-start lg:gap-6 lg:border-b lg:pb-4">
      {/* Invisible until the HTML goes on after it: each further option widens the select, which would move its label. */}
      <div className="flex shrink-0 items-center justify-between gap-2 border-line py-2 max-[23rem]:flex-wrap max-lg:border-y lg:ml-auto lg:py-0 [&:not(:has(+*))]:invisible">
        {/* In no section: it hydrates with the page, and its tap waits for no other code. */}
        <FilterButton />
        {/* It fills its row before its controls are there, so that they do not move it. */}
        <HydrationSection
          whenIdle
          className="flex min-w-0 grow items-center justify-end gap-1 max-[23rem]:w-full"
        >
          <ToolbarControls columns={columns} />
        </HydrationSection>
      </div>
      <HydrationSection whenIdle>
        <AppliedFilters />
      </HydrationSection>
    </div>
  );
}
