import { useMemo, useState } from 'react';
import type { Store } from '@/domain/stores/store';
import { mergeStores } from '@/domain/stores/store-filters';
import { track } from '@/lib/tracking/track';
import { fetchStores, type SearchContext, type StoreSearchResult } from '../api/search-stores';

export interface MoreStores {
  /** All stores that have loaded, nearest first. */
  stores: readonly Store[];
  isLoadingMore: boolean;
  /** True if the next page could not be loaded; the stores so far stay. */
  hasMoreFailed: boolean;
  /** @returns the first new store, to focus */
  loadMore: () => Promise<Store | undefined>;
}

/** Stores after the first page, and the search that they belong to. */
interface More {
  of: string;
  stores: readonly Store[];
  status: 'idle' | 'loading' | 'failed';
}

const NO_STORES: readonly Store[] = [];
const NOTHING: More = { of: '', stores: NO_STORES, status: 'idle' };

/**
 * Manages the pages of stores after the first one, on request.
 *
 * @param of the search: another one starts over.
 */
export function useMoreStores(
  context: SearchContext,
  of: string,
  result: StoreSearchResult | undefined,
): MoreStores {
  const [more, setMore] = useState(NOTHING);
  const ownMore = more.of === of ? more : NOTHING;
  const firstPage = result?.status === 'found' ? result.stores : NO_STORES;
  // The same array while nothing has changed: the map draws its markers by it.
  const stores = useMemo(
    () => (ownMore.stores.length > 0 ? mergeStores(firstPage, ownMore.stores) : firstPage),
    [firstPage, ownMore.stores],
  );

  const loadMore = async () => {
    if (result?.status !== 'found' || ownMore.status === 'loading') return undefined;
    setMore({ of, stores: ownMore.stores, status: 'loading' });
    try {
      const page = await fetchStores(context, result.position, {
        offset: stores.length,
        isBrowserPosition: result.place === undefined,
      });
      setMore({ of, stores: [...ownMore.stores, ...page.stores], status: 'idle' });
      return page.stores[0];
    } catch {
      track({ name: 'error', message: 'Error while searching stores' });
      setMore({ of, stores: ownMore.stores, status: 'failed' });
      return undefined;
    }
  };

  return {
    stores,
    isLoadingMore: ownMore.status === 'loading',
    hasMoreFailed: ownMore.status === 'failed',
    loadMore,
  };
}
