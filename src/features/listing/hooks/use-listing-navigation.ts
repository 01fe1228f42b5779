import { startTransition, useMemo, useOptimistic, useTransition } from 'react';
import { hasPendingHydration, hydrateDeferred } from '@/lib/hydration/deferred-components';
import { isCurrentUrl } from '@/lib/navigation/is-current-url';
import { usePrefetchPath } from '@/lib/navigation/prefetch';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import type { ListingActions } from '../components/listing-context';
import { type ListingQuery, parseListingQuery } from '../state/listing-query';
import { type ListingScope, listingHref } from '../state/listing-scope';

export interface ListingNavigation {
  /** The optimistic query: a click shows here at once, before its products have loaded. */
  query: ListingQuery;
  /** Other results are loading. */
  pending: boolean;
  /** Stable while the listing is the same. */
  actions: ListingActions;
}

/**
 * Navigates between the states of a listing. The router navigates in a transition that lasts until the next products
 * have loaded. An optimistic update in the same event joins that transition and lasts as long.
 */
export function useListingNavigation(scope: ListingScope, currentQuery: ListingQuery): ListingNavigation {
  const site = useSite();
  const navigate = useNavigate();
  const prefetchPath = usePrefetchPath();
  const [pending, startNavigation] = useTransition();
  const [query, setOptimisticQuery] = useOptimistic(currentQuery);

  const actions = useMemo(() => {
    const applyOptimistic = (nextQuery: ListingQuery) => {
      // An update would re-render a deferred component on the client, and it would be gone until its code has loaded.
      if (!hasPendingHydration()) startNavigation(() => setOptimisticQuery(nextQuery));
    };
    const changeNow: ListingActions['followChange'] = (change, options) => {
      const nextQuery = change(queryOfUrl());
      const href = listingHref(site, scope, nextQuery);
      applyOptimistic(nextQuery);
      startTransition(() => {
        void navigate(href, { replace: isCurrentUrl(href), ...options, state: { preserveScroll: true } });
      });
    };
    const followChange: typeof changeNow = (change, options) => {
      if (!hasPendingHydration()) return changeNow(change, options);
      prefetchPath(listingHref(site, scope, change(queryOfUrl())));
      void hydrateDeferred().then(() => changeNow(change, options));
    };
    return { applyOptimistic, followChange };
  }, [site, scope, navigate, prefetchPath, setOptimisticQuery]);
  return { query, pending, actions };
}

/** The URL changes with each choice, the page once it can paint: two choices in one task, such as replayed ones, both count. */
function queryOfUrl(): ListingQuery {
  return parseListingQuery(new URLSearchParams(window.location.search));
}
