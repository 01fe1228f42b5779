import { useMemo, useState } from 'react';
import { type FacetSection, facetSections } from '../api/facet-sections';
import { useListingContext } from './listing-context';

const NOTHING: readonly FacetSection[] = [];

/**
 * The facet sections for the current results, with the requested values marked as selected. Values that were listed
 * before stay listed while the same category or search is shown.
 */
export function useFacetSections(): readonly FacetSection[] {
  const { answer, query, scope } = useListingContext();
  const listing = `${scope} ${query.term}`;
  const [known, learn] = useState({ listing, answer: undefined as typeof answer, sections: NOTHING });
  const before = known.listing === listing ? known.sections : NOTHING;
  const sections = useMemo(
    () => (answer ? facetSections(answer, query, scope, before) : before),
    [answer, query, scope, before],
  );
  if (known.answer !== answer || known.listing !== listing) learn({ listing, answer, sections });
  return sections;
}
