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
  const [known, learn] = useState({ listing, results: undefined as typeof results, sections: NOTHING });
  const before = known.listing === listing ? known.sections : NOTHING;
  const sections = useMemo(
    () => (results ? facetSections(results, query, scope, before) : before),
    [results, query, scope, before],
  );
  if (known.results !== results || known.listing !== listing) learn({ listing, results, sections });
  return sections;
}
