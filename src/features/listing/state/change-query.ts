import type { FacetValue, ListingQuery } from './listing-query';

/** Every change resets to the first page (003 §2.2). */
type Change = Partial<Omit<ListingQuery, 'page' | 'otherParams'>>;

/** Leads from any query of a listing to another one. */
export type QueryChange = (query: ListingQuery) => ListingQuery;

export function changeQuery(query: ListingQuery, change: Change): ListingQuery {
  return { ...query, ...change, page: 1 };
}

/** Returns whether a value is selected. The commerce API ignores case. */
export function isSelected({ facets }: ListingQuery, facet: FacetValue): boolean {
  return facets.some((selected) => isSameValue(selected, facet));
}

/** Adds a value, unless it is selected. A `singleSelect` facet holds one value at a time. */
export function addFacet(query: ListingQuery, facet: FacetValue, singleSelect = false): ListingQuery {
  if (isSelected(query, facet)) return changeQuery(query, {});
  const remaining = query.facets.filter(({ name }) => !(singleSelect && name === facet.name));
  return changeQuery(query, { facets: [...remaining, facet] });
}

/** Removes a value, if it is selected. */
export function removeFacet(query: ListingQuery, facet: FacetValue): ListingQuery {
  return changeQuery(query, { facets: query.facets.filter((selected) => !isSameValue(selected, facet)) });
}

/**
 * Returns the change that a value's link makes, given how the page shows the value: a delayed second click must not undo it.
 */
export function facetChange(facet: FacetValue, selected: boolean, singleSelect = false): QueryChange {
  return (query) => (selected ? removeFacet(query, facet) : addFacet(query, facet, singleSelect));
}

/** Removes all filters and preserves the sort. */
export function clearFilters(query: ListingQuery): ListingQuery {
  return changeQuery(query, { facets: [], minPrice: undefined, maxPrice: undefined });
}

export function withoutPrices(query: ListingQuery): ListingQuery {
  return changeQuery(query, { minPrice: undefined, maxPrice: undefined });
}

function isSameValue(a: FacetValue, b: FacetValue): boolean {
  return a.name === b.name && a.value.toLowerCase() === b.value.toLowerCase();
}
