import { startTransition, useMemo, useOptimistic, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasPendingHydration, hydrateDeferred } from '@/lib/hydration/deferred-components';
import { usePrefetchPath } from '@/lib/navigation/prefetch';
import { useSite } from '@/lib/site/site';
import type { ListingContextValue } from '../components/listing-context';
import type { ListingQuery } from '../state/listing-query';
import { type ListingScope, listingHref } from '../state/listing-scope';

/**
 * Navigates between the states of a listing. The router navigates in a transition that lasts until the next products
 * have loaded. An optimistic update in the same event joins that transition and lasts as long.
 */
export function useListingNavigation(
  scope: ListingScope,
  currentQuery: ListingQuery,
): Pick<ListingContextValue, 'query' | 'pending' | 'applyOptimistic' | 'navigateTo'> {
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
    return { applyOptimistic, navigateTo };
  }, [site, scope, navigate, prefetchPath, setOptimisticQuery]);
  return { query, pending, ...actions };
}
