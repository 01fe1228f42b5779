import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@/ui/actions/button-class';
import { EmptyState } from '@/ui/display/empty-state';
import { SearchIcon } from '@/ui/icons/search-icon';
import { clearChoices, isFiltered, toggleFacet, withoutPrices } from '../state/change-query';
import type { ListingQuery } from '../state/listing-query';
import { CategoryLinks } from './category-links';
import { DidYouMean } from './did-you-mean';
import { ListingLink } from './listing-link';
import { SearchAgain } from './search-again';
import { useFacetSections } from './use-facet-sections';
import { useFacetLabels } from './use-facet-texts';

export interface EmptyListingProps {
  shown: ListingQuery;
  /** Spelling suggestions for the search term. */
  spellings: readonly string[];
}

/** No results: offers to remove the last filter, or leads elsewhere. */
export function EmptyListing({ shown, spellings }: EmptyListingProps) {
  const filtered = isFiltered(shown);
  return (
    <EmptyState
      icon={<SearchIcon size={40} strokeWidth={1} />}
      level={3}
      title={filtered ? <Trans>Nothing matches all of these filters</Trans> : <Trans>Nothing found</Trans>}
      actions={filtered ? <WaysBack shown={shown} /> : <CategoryLinks />}
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
          <SearchAgain term={shown.term} />
        </>
      )}
    </EmptyState>
  );
}

function WaysBack({ shown }: { shown: ListingQuery }) {
  const sections = useFacetSections();
  const { choiceLabel } = useFacetLabels();
  const last = shown.facets.at(-1);
  const label = last && choiceLabel(last, sections);
  return (
    <>
      <ListingLink to={last ? toggleFacet(shown, last) : withoutPrices(shown)} className={buttonClass({})}>
        {label ? <Trans>Remove “{label}”</Trans> : <Trans>Remove the price range</Trans>}
      </ListingLink>
      <ListingLink to={clearChoices(shown)} className={buttonClass({ variant: 'secondary' })}>
        <Trans>Clear all</Trans>
      </ListingLink>
    </>
  );
}
