import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { Position, Store } from '@/domain/stores/store';
import { mergeStores } from '@/domain/stores/store-filters';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { track } from '@/lib/tracking/track';
import {
  fetchStores,
  type SearchContext,
  type StoreSearchResult,
  searchByPosition,
} from '../api/search-stores';
import { storeSearchQuery } from '../api/store-search-query';
import { useReloadAtSignIn } from './use-reload-at-sign-in';

export interface StoreSearch {
  /** Undefined while there is nothing to show yet, and without a search. */
  result: StoreSearchResult | undefined;
  /** All stores that have loaded, nearest first. */
  stores: readonly Store[];
  isLoading: boolean;
  isLoadingMore: boolean;
  /** The next page could not be loaded; what was shown stays. */
  hasMoreFailed: boolean;
  /** @returns the first new store, to focus */
  loadMore: () => Promise<Store | undefined>;
  retry: () => void;
}

/** What has loaded after the first page, and of which search. */
interface More {
  of: string;
  stores: readonly Store[];
  status: 'idle' | 'loading' | 'failed';
}

const NO_STORES: readonly Store[] = [];
const NOTHING: More = { of: '', stores: NO_STORES, status: 'idle' };

const hereIds = new WeakMap<Position, number>();
let lastHereId = 0;

/** A number for each time that the browser was located: where it is, is in no key. */
function hereId(position: Position): number {
  const known = hereIds.get(position);
  if (known !== undefined) return known;
  lastHereId += 1;
  hereIds.set(position, lastHereId);
  return lastHereId;
}

/**
 * The stores of a search, with further pages on request.
 *
 * @param position of the browser.
 */
export function useStoreSearch(context: SearchContext, position: Position | undefined): StoreSearch {
  const query = position ? undefined : storeSearchQuery(context);
  const { openings, insurance, languages } = context.state;
  const hereKey = position && [
    '/store-search-here',
    hereId(position),
    context.site.locale,
    openings,
    insurance,
    languages,
    context.isAudio,
  ];
  const { data, isValidating, mutate } = useSWR<StoreSearchResult>(
    hereKey ?? query?.key ?? null,
    () => (position ? searchByPosition(context, position) : fetchShared(query as NonNullable<typeof query>)),
    // While filters change, the list of before stays.
    { keepPreviousData: true },
  );
  const result = query || position ? data : undefined;
  useReloadAtSignIn(() => result && mutate());

  const [more, setMore] = useState(NOTHING);
  // Not of the result: a sign-in loads the same stores again.
  const of = JSON.stringify([hereKey ?? query?.key, result?.status === 'found' && result.position]);
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
    result,
    stores,
    isLoading: isValidating && (query !== undefined || position !== undefined),
    isLoadingMore: ownMore.status === 'loading',
    hasMoreFailed: ownMore.status === 'failed',
    loadMore,
    retry: () => void mutate(),
  };
}
