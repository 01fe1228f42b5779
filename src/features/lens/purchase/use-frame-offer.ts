import useSWR from 'swr';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { type FrameOffer, frameOfferQuery } from './frame-offer-query';

export type FrameOfferState =
  | { state: 'loading' }
  /** The request failed or the response status is not "ok": lenses cannot be chosen (000 §4, §8). */
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'ready'; offer: FrameOffer };

/**
 * Returns the lens service's data about a frame. The page's `prepare` loads it; this hook fetches what arrives too late for
 * that.
 */
export function useFrameOffer(frameId: string, perkCode?: string): FrameOfferState {
  const query = frameOfferQuery(useSite(), frameId, perkCode);
  // Null when the request of `prepare` has failed.
  const { data, error, isValidating, mutate } = useSWR<FrameOffer | null>(
    query.key,
    () => fetchShared(query),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (data) return { state: 'ready', offer: data };
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  if (data === null || error !== undefined)
    return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}
