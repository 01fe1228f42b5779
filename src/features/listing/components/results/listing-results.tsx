import type { CatalogSearchResponse } from '@generated/catalog/model/index';
import { Trans } from '@lingui/react/macro';
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { Notice } from '@/ui/display/notice';
import { cx } from '@/ui/lib/cx';
import { leadColorFirst } from '../../api/lead-color-first';
import { useResultsAnnouncement } from '../../hooks/use-results-announcement';
import type { ListingQuery } from '../../state/listing-query';
import { RESULTS_HEADING_ID } from '../element-ids';
import { useListingContext } from '../listing-context';
import { HelpSearchLink } from './help-search-link';
import { ProductGrid, type RenderTile, SkeletonGrid } from './product-grid';

// Lazy: most pages have products.
const EmptyListing = lazy(async () => ({ default: (await import('./empty-listing')).EmptyListing }));

const ListingPages = deferHydration(async () => (await import('./listing-pages')).ListingPages);

/** Fades the images of outdated products when loading takes a while; the text stays readable. */
const FADED_CLASS = '[&_img]:[filter:opacity(0.4)] [&_img]:[transition:filter_150ms_150ms]';

export interface ListingResultsProps {
  /** The query of the current URL. */
  currentQuery: ListingQuery;
  results: CatalogSearchResponse | undefined;
  failed: boolean;
  retry: () => void;
  renderTile: RenderTile;
  placeholder: ReactNode;
}

/** Shows the products, or their skeletons, empty state or error. */
export function ListingResults(props: ListingResultsProps) {
  const { currentQuery, results, failed, retry, renderTile, placeholder } = props;
  const { pending } = useListingContext();
  const headingRef = useResultsAnnouncement(currentQuery.page, results, failed);

  return (
    <section
      aria-labelledby={RESULTS_HEADING_ID}
      aria-busy={pending || (!results && !failed)}
      className={cx('pt-5 lg:pt-6', pending && FADED_CLASS)}
    >
      <h2 id={RESULTS_HEADING_ID} ref={headingRef} tabIndex={-1} className="sr-only">
        <Trans>Products</Trans>
      </h2>
      {failed ? <LoadFailure retry={retry} /> : null}
      {!failed && !results ? <SkeletonGrid placeholder={placeholder} /> : null}
      {!failed && results ? (
        <ProductList results={results} renderTile={renderTile} currentQuery={currentQuery} />
      ) : null}
    </section>
  );
}

type ProductListProps = Pick<ListingResultsProps, 'currentQuery' | 'renderTile'> & {
  results: CatalogSearchResponse;
};

/** Memoized: an optimistic choice does not change the products. */
const ProductList = memo(function ProductList({ results, currentQuery, renderTile }: ProductListProps) {
  const { catalogEntryView, metaData } = results;
  const products = useMemo(() => catalogEntryView.map(leadColorFirst), [catalogEntryView]);
  if (results.recordSetTotal === 0) {
    return (
      <Suspense fallback={null}>
        <EmptyListing currentQuery={currentQuery} spellings={metaData?.spellcheck ?? []} />
      </Suspense>
    );
  }
  const [searchedFor] = metaData?.spellcheck ?? [];
  return (
    <>
      {searchedFor ? <SearchedFor term={currentQuery.term} searchedFor={searchedFor} /> : null}
      <ProductGrid products={products} renderTile={renderTile} />
      <HydrationSection whenIdle>
        <ListingPages currentQuery={currentQuery} total={results.recordSetTotal} />
      </HydrationSection>
      {currentQuery.term && !searchedFor ? <HelpSearchLink term={currentQuery.term} /> : null}
    </>
  );
});

/** Says that the products do not match the term itself. */
function SearchedFor({ term, searchedFor }: { term: string; searchedFor: string }) {
  return (
    <div className="mb-5 wrap-anywhere">
      <p className="text-lg">
        <Trans>
          Nothing matches “{term}” exactly. Here are the results for <strong>“{searchedFor}”</strong>.
        </Trans>
      </p>
      <HelpSearchLink term={term} />
    </div>
  );
}

function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <Notice tone="error" live="polite" title={<Trans>The products did not load</Trans>} onRetry={retry}>
      <Trans>Your filters are kept. Check your connection.</Trans>
    </Notice>
  );
}
