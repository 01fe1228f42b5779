import { getFrameLenses, getGetFrameLensesKey, useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useSWRConfig } from 'swr';
import { useSite } from '../site/site';
import type { TrackedError } from '../tracking/events';
import { track } from '../tracking/track';
import { frameLensesArgs } from './frame-lenses-args';

export type LensesState =
  | { state: 'loading' }
  /** The request failed or the response status is not "ok": lenses cannot be chosen (000 §4, §8). */
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'ready'; lenses: FrameLensesData };

export interface FrameLensesOptions {
  /** No request is sent while it is false. */
  enabled: boolean;
  /** Event to track on a failure: product page and cart have different ones (000 §8). */
  failure: Extract<TrackedError, 'RXC service error' | 'Error while calling RXC lens service'>;
  /** The page's `selectedPerkCode`. */
  perkCode?: string | undefined;
}

/**
 * Loads the lenses and protection plans of a frame.
 *
 * @param frameId catentry id of the SKU.
 */
export function useFrameLenses(
  frameId: string,
  { enabled, failure, perkCode }: FrameLensesOptions,
): LensesState {
  const trackFailure = () => track({ name: 'error', message: failure, operation: 'getFrameLenses' });
  const { data, error, isValidating, mutate } = useGetFrameLenses(
    ...frameLensesArgs(useSite(), frameId, perkCode),
    {
      swr: {
        enabled,
        // Tracks once per request, however many components use it.
        onError: trackFailure,
        onSuccess: ({ status, data }) => {
          if (status !== 'ok' || !data) trackFailure();
        },
      },
    },
  );
  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  if (data || error !== undefined)
    return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}

/** Returns what loads the lenses of a frame into the cache, so that `useFrameLenses` has them at once. */
export function usePreloadFrameLenses(frameId: string, perkCode: string | undefined): () => Promise<unknown> {
  const args = frameLensesArgs(useSite(), frameId, perkCode);
  const { mutate } = useSWRConfig();
  return async () => {
    const lenses = await getFrameLenses(...args);
    // A failure is reported when the shopper asks for them.
    if (lenses.status === 'ok') await mutate(getGetFrameLensesKey(...args), lenses, { revalidate: false });
  };
}
