import { useCountSavedItems } from '@generated/wishlist/wishlist';
import { useEffect, useLayoutEffect } from 'react';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { reportFailure } from '../api/wishlist-failure';
import { setSavedIds } from '../state/saved-items';

/** Renders nothing. Loads saved items into the store and keeps them up to date. */
export function SavedItemsLoader() {
  const { storeId, catalogId, languageId } = useSite();
  const { data, error } = useCountSavedItems(
    storeId,
    catalogId,
    { langId: languageId },
    { swr: { ...shopperQueryOptions } },
  );
  // Runs immediately: an effect after the paint may follow the response to the next click, and undo it.
  useLayoutEffect(() => {
    if (data) setSavedIds(data.catentries);
  }, [data]);
  useEffect(() => {
    if (error) reportFailure('countSavedItems', error);
  }, [error]);
  return null;
}
