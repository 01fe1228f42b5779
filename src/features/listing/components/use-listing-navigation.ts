import { startTransition, useMemo, useOptimistic, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrefetchPath } from '@/platform/navigation/preparation';
import { hasPendingHydration, hydrateDeferred } from '@/platform/rendering/resting-parts';
import { useSite } from '@/platform/store/store';
import type { ListingQuery } from '../state/listing-query';
import { type ListingScope, listingHref } from '../state/listing-scope';
import type { ListingContextValue } from './listing-context';

/**
 * Navigates between the states of a listing. The router navigates in a transition that lasts until the next products
 * have loaded. An optimistic update in the same event joins that transition and lasts as long.
 */
export function useListingNavigation(
  scope: ListingScope,
  shown: ListingQuery,
): Pick<ListingContextValue, 'query' | 'pending' | 'applyOptimistic' | 'go'> {
  const site = useSite();
  const navigate = useNavigate();
  const preparePath = usePrefetchPath();
  const [pending, startPending] = useTransition();
  const [query, setOptimisticQuery] = useOptimistic(shown);

  const actions = useMemo(() => {
    const applyOptimistic = (next: ListingQuery) => {
      // An update would re-render a deferred component on the client, and it would be gone until its code has loaded.
      if (!hasPendingHydration()) startPending(() => setOptimisticQuery(next));
    };
    const leave = (next: ListingQuery) => {
      applyOptimistic(next);
      startTransition(() => {
        void navigate(listingHref(site, scope, next), { state: { preserveScroll: true } });
      });
    };
    const go = (next: ListingQuery) => {
      if (!hasPendingHydration()) return leave(next);
      preparePath(listingHref(site, scope, next));
      void hydrateDeferred().then(() => leave(next));
    };
    return { applyOptimistic, go };
  }, [site, scope, navigate, preparePath, setOptimisticQuery]);
  return { query, pending, ...actions };
}
