import {
  findProductsByPartNumbers,
  getFindProductsByPartNumbersKey,
  useFindProductsByPartNumbers,
} from '@generated/catalog/catalog';
import type { CatalogSearchAnswer } from '@generated/catalog/model/catalogSearchAnswer';
import type { CatalogSearchEntry } from '@generated/catalog/model/catalogSearchEntry';
import type { FindProductsByPartNumbersParams } from '@generated/catalog/model/findProductsByPartNumbersParams';
import type { SavedItems } from '@generated/wishlist/model/savedItems';
import { getListSavedItemsKey, listSavedItems, useListSavedItems } from '@generated/wishlist/wishlist';
import type { Read } from '@/platform/reads/read';
import { shopperRead } from '@/platform/reads/shopper-read';
import { mayHaveSession, useHasSession } from '@/platform/session/session-hint';
import { type Store, useStore } from '@/platform/store/store';

const NOTHING: SavedItems = { savedItems: [], count: 0 };

function listArguments({ storeId, catalogId, languageId }: Store) {
  return [storeId, catalogId, { langId: languageId }] as const;
}

/** Everything that the shopper has saved, newest first. A browser without a session has saved nothing, and does not ask. */
export function wishlistRead(store: Store): Read<SavedItems> {
  const call = listArguments(store);
  return {
    key: getListSavedItemsKey(...call),
    fetch: async (options) => (mayHaveSession() ? listSavedItems(...call, options) : NOTHING),
  };
}

/** What is saved, as the wishlist page shows it. */
export function useSavedItems() {
  // Without a session the answer that the page was prepared with needs no second look.
  const swr = useHasSession() ? shopperRead : {};
  return useListSavedItems(...listArguments(useStore()), { swr });
}

function productArguments(
  { storeId, catalogId, languageId, currency }: Store,
  upcs: readonly string[],
): [Store['storeId'], FindProductsByPartNumbersParams] {
  return [
    storeId,
    // Sorted: another order of saving makes no other call.
    {
      partNumber: [...upcs].sort(),
      catalogId,
      langId: languageId,
      currency,
      // Its own, since the answer is slimmed: another page that asks for the same frame wants all of it.
      profileName: 'MARLOWE_findProductByPartNumber_Tiles',
      responseFormat: 'json',
    },
  ];
}

/**
 * Names, pictures and prices of what a page of the wishlist shows, in one call. `slim` leaves out of an entry what no tile
 * shows, since the answer travels in the page that the server sends.
 */
export function savedProductsRead(
  store: Store,
  upcs: readonly string[],
  slim: (entry: CatalogSearchEntry) => CatalogSearchEntry,
): Read<CatalogSearchAnswer> {
  const call = productArguments(store, upcs);
  return {
    key: getFindProductsByPartNumbersKey(...call),
    fetch: async (options) => {
      const answer = await findProductsByPartNumbers(...call, options);
      return { ...answer, catalogEntryView: answer.catalogEntryView.map(slim) };
    },
  };
}

export function useSavedProducts(upcs: readonly string[]) {
  return useFindProductsByPartNumbers(...productArguments(useStore(), upcs), {
    swr: { keepPreviousData: true, enabled: upcs.length > 0 },
  });
}
