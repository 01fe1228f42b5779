import type { CatalogSearchAnswer } from '@generated/catalog/model';
import type { ListingQuery } from '@/features/listing/state/listing-query';
import { type ListingScope, listingHref, pageCount } from '@/features/listing/state/listing-scope';
import type { Store } from '@/platform/store/store';
import type { PageOutcome } from '../page';

/** Leads from a page that the listing no longer has, as by an old link, to its last one. */
export function pageBeyondLast(
  store: Store,
  scope: ListingScope,
  query: ListingQuery,
  { recordSetTotal }: Pick<CatalogSearchAnswer, 'recordSetTotal'>,
): PageOutcome | undefined {
  const last = pageCount(recordSetTotal);
  return query.page > last ? { redirect: listingHref(store, scope, { ...query, page: last }) } : undefined;
}
