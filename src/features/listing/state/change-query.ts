import type { FacetValue, ListingQuery } from './listing-query';

/** Every change of what is shown starts again at the first page (003 §2.2). */
type Change = Partial<Omit<ListingQuery, 'page' | 'rest'>>;

export function changeQuery(query: ListingQuery, change: Change): ListingQuery {
  return { ...query, ...change, page: 1 };
}

/** Whether a value is chosen; the platform does not tell capitals apart. */
export function isChosen({ facets }: ListingQuery, facet: FacetValue): boolean {
  return facets.some((chosen) => isSame(chosen, facet));
}

/** Adds a value, or takes it away where it is chosen. A `single` facet holds one value at a time. */
export function toggleFacet(query: ListingQuery, facet: FacetValue, single = false): ListingQuery {
  const others = query.facets.filter((chosen) => !isSame(chosen, facet));
  if (others.length < query.facets.length) return changeQuery(query, { facets: others });
  const kept = single ? others.filter(({ name }) => name !== facet.name) : others;
  return changeQuery(query, { facets: [...kept, facet] });
}

/** Whether anything narrows the listing. */
export function isNarrowed({ facets, minPrice, maxPrice }: ListingQuery): boolean {
  return facets.length > 0 || minPrice !== undefined || maxPrice !== undefined;
}

/** Back to everything that the listing or the search holds, in the order chosen. */
export function clearChoices(query: ListingQuery): ListingQuery {
  return changeQuery(query, { facets: [], minPrice: undefined, maxPrice: undefined });
}

export function withoutPrices(query: ListingQuery): ListingQuery {
  return changeQuery(query, { minPrice: undefined, maxPrice: undefined });
}

function isSame(a: FacetValue, b: FacetValue): boolean {
  return a.name === b.name && a.value.toLowerCase() === b.value.toLowerCase();
}
