import { type ListingName, storePaths } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';
import { buildListingQuery, type ListingQuery } from './listing-query';

/** What a page lists: a category, or what a search found. */
export type ListingScope = ListingName | 'search';

/** Products on a page. */
export const PAGE_SIZE = 24;

/** How many pages a number of products fills; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Path of a listing without its query. */
export function listingPath(store: Store, scope: ListingScope): string {
  return scope === 'search' ? storePaths.search(store) : storePaths.listing(store, scope);
}

/** Path and query of a listing in a given state. */
export function listingHref(store: Store, scope: ListingScope, query: ListingQuery): string {
  return listingPath(store, scope) + buildListingQuery(query);
}
