import type { CatalogSearchResponse } from '@generated/catalog/model/index';
import type { ListingQuery } from '@/features/listing/state/listing-query';
import { type ListingScope, listingHref, pageCount } from '@/features/listing/state/listing-scope';
import type { Site } from '@/lib/site/site';
import type { PrepareResult } from '../../page';

/** Redirects from a page past the last one, as from an old link, to the last page. */
export function redirectToLastPage(
  site: Site,
  scope: ListingScope,
  query: ListingQuery,
  { recordSetTotal }: Pick<CatalogSearchResponse, 'recordSetTotal'>,
): PrepareResult | undefined {
  const last = pageCount(recordSetTotal);
  return query.page > last ? { redirect: listingHref(site, scope, { ...query, page: last }) } : undefined;
}
