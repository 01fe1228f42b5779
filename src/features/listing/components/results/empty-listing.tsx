import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { buttonClass } from '@/ui/actions/button-class';
import { EmptyState } from '@/ui/display/empty-state';
import { SearchIcon } from '@/ui/icons/icons';
import { useFacetLabels } from '../../hooks/use-facet-labels';
import { useFacetSections } from '../../hooks/use-facet-sections';
import { clearFilters, facetChange, withoutPrices } from '../../state/change-query';
import { isFiltered } from '../../state/count-filters';
import type { ListingQuery } from '../../state/listing-query';
import { ListingLink } from '../listing-link';
import { CategoryLinks } from '../search/category-links';
import { PageSearchForm } from '../search/page-search-form';
import { HelpSearchLink } from './help-search-link';

export interface EmptyListingProps {
  currentQuery: ListingQuery;
  /** Spelling suggestions for the search term. */
  spellings: readonly string[];
}

/** Explains that there are no results: offers to remove the last filter, or leads elsewhere. */
export function EmptyListing({ currentQuery, spellings }: EmptyListingProps) {
  const filtered = isFiltered(currentQuery);
  return (
    <EmptyState
      icon={<SearchIcon size={40} strokeWidth={1} />}
      level={3}
      title={filtered ? <Trans>Nothing matches all of these filters</Trans> : <Trans>Nothing found</Trans>}
      actions={filtered ? <EmptyListingActions currentQuery={currentQuery} /> : <CategoryLinks />}
    >
      {spellings.length > 0 ? <DidYouMean spellings={spellings} /> : null}
      {filtered ? (
        <p>
          <Trans>Remove a filter to see more.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Try fewer or other words: a brand, a shape, a color.</Trans>
          </p>
          <PageSearchForm term={currentQuery.term} />
          {currentQuery.term ? <HelpSearchLink term={currentQuery.term} /> : null}
        </>
      )}
    </EmptyState>
  );
}

function EmptyListingActions({ currentQuery }: { currentQuery: ListingQuery }) {
  const sections = useFacetSections();
  const { filterLabel } = useFacetLabels();
  const lastFacet = currentQuery.facets.at(-1);
  const label = lastFacet && filterLabel(lastFacet, sections);
  return (
    <>
      <ListingLink
        change={lastFacet ? facetChange(lastFacet, true) : withoutPrices}
        className={buttonClass({})}
      >
        {label ? <Trans>Remove “{label}”</Trans> : <Trans>Remove the price range</Trans>}
      </ListingLink>
      <ListingLink change={clearFilters} className={buttonClass({ variant: 'secondary' })}>
        <Trans>Clear all</Trans>
      </ListingLink>
    </>
  );
}

/** Renders the spelling suggestions for a search without results. */
function DidYouMean({ spellings }: { spellings: readonly string[] }) {
  const site = useSite();
  return (
    <div className="mb-4 text-ink text-lg">
      <p className="inline">
        <Trans>Did you mean</Trans>
      </p>
      <ul className="inline">
        {spellings.map((spelling, index) => (
          <li key={spelling} className="inline-block">
            {index > 0 ? (
              <span aria-hidden="true" className="pl-1.5">
                <Trans context="between two spellings">or</Trans>
              </span>
            ) : null}
            <PageLink
              href={sitePaths.search(site, spelling)}
              className="inline-flex min-h-11 items-center pl-1.5 font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {spelling}
            </PageLink>
          </li>
        ))}
      </ul>
      <span aria-hidden="true">
        <Trans context="after “Did you mean” and the spellings">?</Trans>
      </span>
    </div>
  );
}
