import { useMemo, useState } from 'react';
import { type FacetSection, facetSections } from '../api/facet-sections';
import { useListingContext } from '../components/listing-context';

const NO_SECTIONS: readonly FacetSection[] = [];

/**
 * Returns the facet sections for the current results, with the requested values marked as selected. Values that were listed
 * before stay listed while the same category or search is shown.
 */
export function useFacetSections(): readonly FacetSection[] {
  const { results, query, scope } = useListingContext();
  const listingKey = `${scope} ${query.term}`;
  const [cached, setCached] = useState({
    listingKey,
    results: undefined as typeof results,
    sections: NO_SECTIONS,
  });
  const previous = cached.listingKey === listingKey ? cached.sections : NO_SECTIONS;
  const sections = useMemo(
    () => (results ? facetSections(results, query, scope, previous) : previous),
    [results, query, scope, previous],
  );
  if (cached.results !== results || cached.listingKey !== listingKey)
    setCached({ listingKey, results, sections });
  return sections;
}
