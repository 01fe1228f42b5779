import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { FILTER_PANEL_ID } from '../element-ids';
import { ListingProvider, useListingContext } from '../listing-context';

const FilterSlot = deferHydration(async () => (await import('./filter-slot')).FilterSlot, true);
const FacetSections = deferHydration(async () => (await import('./facet-sections')).FacetSections);

/**
 * Shows the filters beside the products. Mobile and tablet show them in a drawer; before hydration, and without scripts, the
 * filter link reveals this panel through :target.
 */
export function FacetPanel() {
  const { t } = useLingui();
  // A choice paints before the many links here have rendered again: phones hide this panel.
  const deferredListing = useDeferredValue(useListingContext());
  return (
    <HydrationSection
      as="aside"
      id={FILTER_PANEL_ID}
      aria-label={t`Filters`}
      className="scroll-mt-6 max-lg:hidden target:max-lg:mb-8 target:max-lg:block"
    >
      <h2 className="sr-only">
        <Trans>Filters</Trans>
      </h2>
      <ListingProvider value={deferredListing}>
        <FilterSlot />
        <FacetSections />
      </ListingProvider>
    </HydrationSection>
  );
}
