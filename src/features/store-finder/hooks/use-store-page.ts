import useSWR, { type SWRResponse } from 'swr';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';

/** Returns a store by its number; null if the country has none of this number. Without a number nothing is loaded. */
export function useStorePage(number: string | undefined): SWRResponse<StorePageData | null> {
  const query = storeQuery(useSite(), number ?? '');
  return useSWR<StorePageData | null>(number === undefined ? null : query.key, () => fetchShared(query));
}
