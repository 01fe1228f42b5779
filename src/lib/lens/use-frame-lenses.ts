import { getFrameLenses, getGetFrameLensesKey } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import useSWR, { useSWRConfig } from 'swr';
import { fetchShared } from '../queries/fetch-shared';
import { type Site, useSite } from '../site/site';
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
  const { key, fetch } = lensesQuery(useSite(), frameId, perkCode);
  const { data, error, isValidating, mutate } = useSWR(enabled ? key : null, fetch, {
    // Tracks once per request, however many components use it.
    onError: trackFailure,
    onSuccess: ({ status, data: lenses }) => {
      if (status !== 'ok' || !lenses) trackFailure();
    },
  });
  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  if (data || error !== undefined)
    return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}

/** Returns what loads the lenses of a frame into the cache, so that `useFrameLenses` has them at once. */
export function usePreloadFrameLenses(frameId: string, perkCode: string | undefined): () => Promise<unknown> {
  const { key, fetch } = lensesQuery(useSite(), frameId, perkCode);
  const { mutate } = useSWRConfig();
  return async () => {
    const lenses = await fetch();
    // A failure is reported when the shopper asks for them.
    if (lenses.status === 'ok') await mutate(key, lenses, { revalidate: false });
  };
}

/** The touch, the tap and the idle page may all ask for the lenses: once while a request is pending. */
function lensesQuery(site: Site, frameId: string, perkCode: string | undefined) {
  const args = frameLensesArgs(site, frameId, perkCode);
  const key = getGetFrameLensesKey(...args);
  return { key, fetch: () => fetchShared({ key, fetch: (options) => getFrameLenses(...args, options) }) };
}
