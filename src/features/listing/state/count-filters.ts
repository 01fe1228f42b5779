import type { ListingQuery } from './listing-query';

/** Returns the number of filters that are applied; a price range is one. */
export function countFilters({ facets, minPrice, maxPrice }: ListingQuery): number {
  return facets.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1);
}

export function isFiltered(query: ListingQuery): boolean {
  return countFilters(query) > 0;
}
