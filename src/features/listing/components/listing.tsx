import type { CatalogSearchProduct } from '@generated/catalog/model';
import { type ReactNode, useMemo } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { Container } from '@/ui/layout/container';
import { hasFrames } from '../api/has-frames';
import { useListing } from '../api/use-listing';
import { useListingNavigation } from '../hooks/use-listing-navigation';
import { benefitBarsFor, type RenderBenefitBars } from '../state/benefit-bars';
import { isFiltered } from '../state/count-filters';
import type { ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { FacetPanel } from './facets/facet-panel';
import { ListingProvider, type RenderFilter, type RenderMySize } from './listing-context';
import { ListingHead } from './listing-head';
import { ListingMeta } from './meta/listing-meta';
import { ListingResults } from './results/listing-results';
import type { RenderTile } from './results/product-grid';
import { ListingToolbar } from './toolbar/listing-toolbar';

const ListingFaq = deferHydration(async () => (await import('./listing-faq')).ListingFaq);

export interface ListingProps {
  scope: ListingScope;
  /** Parsed from the page URL. */
  query: ListingQuery;
  /** Renders the tile of a product; `index` is its position on the page. */
  renderTile: RenderTile;
  /** Skeleton of a tile. */
  placeholder: ReactNode;
  renderFilter?: RenderFilter;
  /** Must be a stable function. */
  renderMySize?: RenderMySize | undefined;
  /** Marketing content between the heading and the products. */
  banner?: ReactNode;
  /** Renders the insurance benefit bars under the banner (003 §2.2). */
  renderBenefitBars?: RenderBenefitBars;
}

const NO_PRODUCTS: readonly CatalogSearchProduct[] = [];

/** Shows a category or search page: results and filters. */
export function Listing({ scope, query, renderTile, placeholder, renderFilter, ...slots }: ListingProps) {
  const { banner, renderBenefitBars, renderMySize } = slots;
  const { results, failed, retry } = useListing(scope, query);
  const { query: optimisticQuery, pending, actions } = useListingNavigation(scope, query);
  // After a failed request the total is unknown, even if earlier results are still cached.
  const total = failed ? undefined : results?.recordSetTotal;
  const canFilter = total !== 0 || isFiltered(optimisticQuery);
  // Memoized: a new context value would hydrate the deferred components.
  const contextValue = useMemo(
    () => ({
      scope,
      query: optimisticQuery,
      results,
      total,
      pending,
      ...actions,
      renderFilter,
      renderMySize: canFilter && hasFrames(results) ? renderMySize : undefined,
    }),
    [scope, optimisticQuery, results, total, pending, actions, renderFilter, renderMySize, canFilter],
  );

  return (
    <ListingProvider value={contextValue}>
      <ListingMeta query={query} products={results?.catalogEntryView ?? NO_PRODUCTS} />
      <Container className="pb-16 lg:pb-24">
        <ListingHead />
        <HydrationSection whenIdle>
          {banner}
          {canFilter ? renderBenefitBars?.(benefitBarsFor(scope)) : null}
        </HydrationSection>
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
          {canFilter ? <FacetPanel /> : null}
          <div className={canFilter ? undefined : 'lg:col-span-2'}>
            {canFilter ? <ListingToolbar /> : null}
            <ListingResults currentQuery={query} {...{ results, failed, retry, renderTile, placeholder }} />
          </div>
        </div>
        <HydrationSection whenIdle>
          <ListingFaq scope={scope} />
        </HydrationSection>
      </Container>
    </ListingProvider>
  );
}
