import { getGetStoreKey, getStore } from '@generated/stores/stores';
import { StoreNumberRegExp } from '@generated/stores/stores.limits';
import { startOfMinute } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { toStore } from '@/domain/stores/to-store';
import { serverNow } from '@/lib/dates/server-time';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** A store, and the minute in which it was fetched (epoch milliseconds), so that server and browser render the same hours. */
export interface StorePageData {
  readonly store: Store;
  readonly fetchedAt: number;
}

/** Returns whether a text can be the number of a store. */
export function isStoreNumber(text: string): boolean {
  return StoreNumberRegExp.test(text);
}

/** Returns a store by its number; null if there is none in this country. Its fetch throws ApiError on other failures. */
export function storeQuery({ storeId, languageId }: Site, number: string): Query<StorePageData | null> {
  const args = [storeId, number, { langId: languageId }] as const;
  return {
    key: getGetStoreKey(...args),
    fetch: async (options) => {
      try {
        return {
          store: toStore(await getStore(...args, options)),
          fetchedAt: startOfMinute(serverNow().getTime()),
        };
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  };
}
