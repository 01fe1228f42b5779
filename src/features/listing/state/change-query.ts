import type { FacetValue, ListingQuery } from './listing-query';

/** Every change resets to the first page (003 §2.2). */
type Change = Partial<Omit<ListingQuery, 'page' | 'otherParams'>>;

export function changeQuery(query: ListingQuery, change: Change): ListingQuery {
  return { ...query, ...change, page: 1 };
}

/** Whether a value is selected. The commerce API ignores case. */
export function isSelected({ facets }: ListingQuery, facet: FacetValue): boolean {
  return facets.some((selected) => isSameValue(selected, facet));
}

/** Adds a value, or removes it if it is selected. A `singleSelect` facet holds one value at a time. */
export function toggleFacet(query: ListingQuery, facet: FacetValue, singleSelect = false): ListingQuery {
  const others = query.facets.filter((selected) => !isSameValue(selected, facet));
  if (others.length < query.facets.length) return changeQuery(query, { facets: others });
  const remaining = singleSelect ? others.filter(({ name }) => name !== facet.name) : others;
  return changeQuery(query, { facets: [...remaining, facet] });
}

/** Whether any filter is applied. */
export function isFiltered({ facets, minPrice, maxPrice }: ListingQuery): boolean {
  return facets.length > 0 || minPrice !== undefined || maxPrice !== undefined;
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
