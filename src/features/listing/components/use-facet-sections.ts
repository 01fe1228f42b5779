import { useMemo, useState } from 'react';
import { type FacetSection, facetSections } from '../api/facet-sections';
import { useListingContext } from './listing-context';

const NOTHING: readonly FacetSection[] = [];

/**
 * The facet sections for the current results, with the requested values marked as selected. Values that were listed
 * before stay listed while the same category or search is shown.
 */
export function useFacetSections(): readonly FacetSection[] {
  const { results, query, scope } = useListingContext();
  const listing = `${scope} ${query.term}`;
  const [cached, setCached] = useState({ listing, results: undefined as typeof results, sections: NOTHING });
  const before = cached.listing === listing ? cached.sections : NOTHING;
  const sections = useMemo(
    () => (results ? facetSections(results, query, scope, before) : before),
    [results, query, scope, before],
  );
  if (cached.results !== results || cached.listing !== listing) setCached({ listing, results, sections });
  return sections;
}
