import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { Position, Store } from '@/domain/stores/store';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { track } from '@/lib/tracking/track';
import {
  type FoundStores,
  fetchStores,
  type SearchContext,
  type StoreSearchResult,
  searchByPosition,
} from '../api/search-stores';
import { storeSearchQuery } from '../api/store-search-query';
import { mergeStores } from '../rules/store-filters';
import { useReloadAtSignIn } from './use-reload-at-sign-in';

export type SearchFailure = Extract<StoreSearchResult, { status: 'geocoder-failed' | 'stores-failed' }>;

export interface StoreSearch extends MoreStores {
  /** Result on screen: undefined before the first one, and without a search. Stores stay when the next search fails. */
  result: StoreSearchResult | undefined;
  /** The last search has failed. */
  failure: SearchFailure | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** Stores that were found, and by which search. */
interface LastFound {
  result: FoundStores;
  of: string;
}

const hereIds = new WeakMap<Position, number>();
let lastHereId = 0;

/** Returns a number for each time that the browser was located, so that no key contains the position. */
function hereId(position: Position): number {
  const known = hereIds.get(position);
  if (known !== undefined) return known;
  lastHereId += 1;
  hereIds.set(position, lastHereId);
  return lastHereId;
}

function isFailure(outcome: StoreSearchResult | undefined): outcome is SearchFailure {
  return outcome?.status === 'geocoder-failed' || outcome?.status === 'stores-failed';
}

/**
 * Manages the stores of a search, with further pages on request.
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
    // Keeps the previous list while filters change. After a failure, SWR tries again as soon as there is a connection.
    { keepPreviousData: true },
  );
  const outcome = query || position ? data : undefined;
  const [lastFound, setLastFound] = useState<LastFound>();
  // Compares the result itself, because a sign-in loads the same stores again.
  if (outcome?.status === 'found' && outcome !== lastFound?.result)
    setLastFound({ result: outcome, of: JSON.stringify([hereKey ?? query?.key, outcome.position]) });
  const failure = isFailure(outcome) ? outcome : undefined;
  const result = (failure && lastFound?.result) ?? outcome;
  useReloadAtSignIn(() => result && mutate());

  const more = useMoreStores(context, lastFound?.of ?? '', result);

  return {
    result,
    failure,
    ...more,
    isLoading: isValidating && (query !== undefined || position !== undefined),
    retry: () => void mutate(),
  };
}

interface MoreStores {
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
function useMoreStores(
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
