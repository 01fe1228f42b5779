import { useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useEffect } from 'react';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { frameLensesArgs } from './frame-lenses-args';

export type LensesState =
  | { state: 'loading' }
  /** The request failed or the response status is not "ok": lenses cannot be chosen (000 §4, §8). */
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'ready'; lenses: FrameLensesData };

/**
 * The lenses of a frame. Tracks each failure, so use it only once per page.
 *
 * @param frameId catentry id of the SKU.
 * @param enabled no request is sent while it is false.
 * @param perkCode the page's `selectedPerkCode`.
 */
export function useFrameLenses(frameId: string, enabled: boolean, perkCode?: string): LensesState {
  const args = frameLensesArgs(useSite(), frameId, perkCode);
  const { data, error, isValidating, mutate } = useGetFrameLenses(...args, { swr: { enabled } });
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  const failed = data ? data.status !== 'ok' || !data.data : error !== undefined;
  const failedAndIdle = failed && !isValidating;

  useEffect(() => {
    if (failedAndIdle) track({ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' });
  }, [failedAndIdle]);

  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  if (failed) return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}
