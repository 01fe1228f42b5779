import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';
import { buildListingQuery, type ListingQuery } from './listing-query';

/** Contents of a page: a category or search results. */
export type ListingScope = ListingName | 'search';

/** Products per page. */
export const PAGE_SIZE = 24;

/** Returns the number of pages for a number of products; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Returns the path of a listing without its query string. */
export function listingPath(site: Site, scope: ListingScope): string {
  return scope === 'search' ? sitePaths.search(site) : sitePaths.listing(site, scope);
}

/** Returns the path and query string of a listing in a state. */
export function listingHref(site: Site, scope: ListingScope, query: ListingQuery): string {
  return listingPath(site, scope) + buildListingQuery(query);
}
