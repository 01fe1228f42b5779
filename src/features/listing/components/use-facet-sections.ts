import { useMemo } from 'react';
import { type FacetSection, facetSections } from '../api/facet-sections';
import { useListingContext } from './listing-context';

/** The parts of the filter panel for the products shown, with what is asked for marked as chosen. */
export function useFacetSections(): readonly FacetSection[] {
  const { answer, query, scope } = useListingContext();
  return useMemo(() => (answer ? facetSections(answer, query, scope) : []), [answer, query, scope]);
}
