import { useCountSavedItems } from '@generated/wishlist/wishlist';
import { useEffect, useLayoutEffect } from 'react';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { reconcilePending } from '../api/reconcile-saved';
import { reportFailure } from '../api/wishlist-failure';
import { setSavedIds } from '../state/saved-items';

/** Renders nothing. Loads saved items into the store and keeps them up to date. */
export function SavedItemsLoader({ hasSession }: { hasSession: boolean }) {
  const site = useSite();
  const { storeId, catalogId, languageId } = site;
  const { data, error } = useCountSavedItems(
    storeId,
    catalogId,
    { langId: languageId },
    { swr: { ...shopperQueryOptions, enabled: hasSession } },
  );
  // Runs immediately: an effect after the paint may follow the response to the next click, and undo it.
  useLayoutEffect(() => {
    if (data) setSavedIds(data.catentries);
  }, [data]);
  // Not before the API has said what is saved: a pending removal of a frame that it does not have is done.
  const isKnown = !hasSession || data !== undefined;
  useEffect(() => {
    if (isKnown) void reconcilePending(site);
  }, [isKnown, site]);
  useEffect(() => {
    if (error) reportFailure('countSavedItems', error);
  }, [error]);
  return null;
}
