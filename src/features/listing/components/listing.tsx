import type { CatalogSearchEntry } from '@generated/catalog/model';
import { lazy, type ReactNode, Suspense } from 'react';
import { Container } from '@/ui/layout/container';
import { useListing } from '../api/use-listing';
import { isNarrowed } from '../state/change-query';
import type { ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { FacetPanel } from './facet-panel';
import { ListingProvider, type RenderFilter } from './listing-context';
import { ListingHead } from './listing-head';
import { ListingMeta } from './listing-meta';
import { ListingResults } from './listing-results';
import { ListingToolbar } from './listing-toolbar';
import { useListingNavigation } from './use-listing-navigation';

// Far below the first view, and readable before its script has come.
const ListingQuestions = lazy(async () => ({
  default: (await import('./listing-questions')).ListingQuestions,
}));

export interface ListingProps {
  scope: ListingScope;
  /** What the page's address says. */
  query: ListingQuery;
  /** The tile of a product, by its place on the page. */
  renderTile: (entry: CatalogSearchEntry, index: number) => ReactNode;
  /** Shown in the place of a tile that is on its way. */
  placeholder: ReactNode;
  renderFilter?: RenderFilter;
}

/** A listing: what was found, and the ways to narrow it. */
export function Listing({ scope, query, renderTile, placeholder, renderFilter }: ListingProps) {
  const { answer, failed, retry } = useListing(scope, query);
  const navigation = useListingNavigation(scope, query);
  // What a failed call was asked for is not known, whatever the products before were.
  const total = failed ? undefined : answer?.recordSetTotal;
  const canNarrow = total !== 0 || isNarrowed(navigation.query);

  return (
    <ListingProvider value={{ ...navigation, scope, answer, total, renderFilter }}>
      <ListingMeta query={query} entries={answer?.catalogEntryView ?? []} />
      <Container className="pb-16 lg:pb-24">
        <ListingHead />
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
          {canNarrow ? <FacetPanel /> : null}
          <div className={canNarrow ? undefined : 'lg:col-span-2'}>
            {canNarrow ? <ListingToolbar /> : null}
            <ListingResults shown={query} {...{ answer, failed, retry, renderTile, placeholder }} />
          </div>
        </div>
        <Suspense fallback={null}>
          <ListingQuestions scope={scope} />
        </Suspense>
      </Container>
    </ListingProvider>
  );
}
