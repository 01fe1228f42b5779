import { startTransition, useMemo, useOptimistic, useTransition } from 'react';
import { hasPendingHydration, hydrateDeferred } from '@/lib/hydration/deferred-components';
import { isCurrentUrl } from '@/lib/navigation/is-current-url';
import { usePrefetchPath } from '@/lib/navigation/prefetch';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import type { ListingActions } from '../components/listing-context';
import type { QueryChange } from '../state/change-query';
import type { ListingQuery } from '../state/listing-query';
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
  const latestQuery = useLatest(query);

  const actions = useMemo(() => {
    const applyOptimistic = (nextQuery: ListingQuery) => {
      // An update would re-render a deferred component on the client, and it would be gone until its code has loaded.
      if (!hasPendingHydration()) startNavigation(() => setOptimisticQuery(nextQuery));
    };
    const navigateNow = (nextQuery: ListingQuery, options?: { replace: boolean }) => {
      applyOptimistic(nextQuery);
      startTransition(() => {
        void navigate(listingHref(site, scope, nextQuery), { ...options, state: { preserveScroll: true } });
      });
    };
    const navigateTo = (nextQuery: ListingQuery, options?: { replace: boolean }) => {
      if (!hasPendingHydration()) return navigateNow(nextQuery, options);
      prefetchPath(listingHref(site, scope, nextQuery));
      void hydrateDeferred().then(() => navigateNow(nextQuery, options));
    };
    const followChange = (change: QueryChange) => {
      const nextQuery = change(latestQuery.current);
      navigateTo(nextQuery, { replace: isCurrentUrl(listingHref(site, scope, nextQuery)) });
    };
    return { applyOptimistic, followChange, navigateTo };
  }, [site, scope, navigate, prefetchPath, setOptimisticQuery]);
  return { query, pending, actions };
}
