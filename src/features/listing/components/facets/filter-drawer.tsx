import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { Button } from '@/ui/actions/button';
import { buttonClass } from '@/ui/actions/button-class';
import { Drawer } from '@/ui/overlay/drawer';
import { useCountLabel } from '../../hooks/use-listing-copy';
import { clearFilters } from '../../state/change-query';
import { isFiltered } from '../../state/count-filters';
import { type ListingContextValue, ListingProvider, useListingContext } from '../listing-context';
import { ListingLink } from '../listing-link';
import { FacetSections } from './facet-sections';
import { FilterSlot } from './filter-slot';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the filters on mobile and tablet. Changes apply behind the drawer, and its button shows the number of results. */
export function FilterDrawer({ open, onOpenChange }: FilterDrawerProps) {
  const listing = useListingContext();
  const { scope, query, total, pending } = listing;
  // A choice paints in the button before the many links have rendered again.
  const deferredListing = useDeferredValue(listing);
  const countLabel = useCountLabel(scope);
  const count = total === undefined ? undefined : countLabel(total);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Filters</Trans>}
      footer={
        <div className="flex items-center gap-3">
          {isFiltered(query) ? (
            <ListingLink change={clearFilters} className={buttonClass({ variant: 'quiet' }, 'flex-none')}>
              <Trans>Clear all</Trans>
            </ListingLink>
          ) : null}
          <Button wide busy={pending} onClick={() => onOpenChange(false)}>
            {count === undefined ? <Trans>Show products</Trans> : <Trans>Show {count}</Trans>}
          </Button>
        </div>
      }
    >
      <DrawerFilters listing={deferredListing} />
    </Drawer>
  );
}

const DrawerFilters = memo(({ listing }: { listing: ListingContextValue }) => {
  // The drawer paints with the tap, before what it contains.
  const isFilled = useDeferredValue(true, false);
  if (!isFilled) return null;
  return (
    <ListingProvider value={listing}>
      <FilterSlot />
      {listing.renderMySize?.('mb-4 justify-between rounded-md bg-well px-4')}
      <FacetSections onDemand />
    </ListingProvider>
  );
});
