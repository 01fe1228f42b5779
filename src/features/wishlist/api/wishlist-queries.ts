import {
  findProductsByPartNumbers,
  getFindProductsByPartNumbersKey,
  useFindProductsByPartNumbers,
} from '@generated/catalog/catalog';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { SavedItems } from '@generated/wishlist/model/savedItems';
import { getListSavedItemsKey, listSavedItems, useListSavedItems } from '@generated/wishlist/wishlist';
import { pickTileFields } from '@/domain/catalog/pick-tile-fields';
import type { Query } from '@/lib/queries/query';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { tileProductsArgs } from '@/lib/queries/tile-products';
import { mayHaveSession, useHasSession } from '@/lib/session/session-cookie';
import { type Site, useSite } from '@/lib/site/site';

const EMPTY_LIST: SavedItems = { savedItems: [], count: 0 };

function listArgs({ storeId, catalogId, languageId }: Site) {
  return [storeId, catalogId, { langId: languageId }] as const;
}

/** Returns the saved items, newest first. Without a session the list is empty and nothing is requested. */
export function wishlistQuery(site: Site): Query<SavedItems> {
  const args = listArgs(site);
  return {
    key: getListSavedItemsKey(...args),
    fetch: async (options) => (mayHaveSession() ? listSavedItems(...args, options) : EMPTY_LIST),
  };
}

/** Returns the saved items of the wishlist page. */
export function useSavedItems() {
  // Without a session the prefetched data needs no revalidation.
  const swr = useHasSession() ? shopperQueryOptions : {};
  return useListSavedItems(...listArgs(useSite()), { swr });
}

/**
 * Products of one wishlist page, in one request. Has only the fields that a tile uses, since the response is serialized
 * into the page.
 */
export function savedProductsQuery(site: Site, upcs: readonly string[]): Query<CatalogSearchResponse> {
  const args = tileProductsArgs(site, upcs);
  return {
    key: getFindProductsByPartNumbersKey(...args),
    fetch: async (options) => {
      const response = await findProductsByPartNumbers(...args, options);
      return { ...response, catalogEntryView: response.catalogEntryView.map(pickTileFields) };
    },
  };
}

export function useSavedProducts(upcs: readonly string[]) {
  return useFindProductsByPartNumbers(...tileProductsArgs(useSite(), upcs), {
    swr: { keepPreviousData: true, enabled: upcs.length > 0 },
  });
}
