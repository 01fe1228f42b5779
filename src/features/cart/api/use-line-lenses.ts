import { useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useEffect } from 'react';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

export type LineLensesState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'ready'; lenses: FrameLensesData };

/**
 * The lenses and protection plans for the frame of a line. Tracks a failure in the words of the cart (000 §8).
 *
 * @param frameId catentry id of the frame.
 * @param enabled no request is sent while it is false.
 */
export function useLineLenses(frameId: string, enabled: boolean): LineLensesState {
  const { storeId, catalogId, languageId } = useSite();
  const { data, error, isValidating, mutate } = useGetFrameLenses(
    storeId,
    catalogId,
    frameId,
    { langId: languageId },
    { swr: { enabled } },
  );
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  const failed = data ? data.status !== 'ok' || !data.data : error !== undefined;
  const failedAndIdle = failed && !isValidating;

  useEffect(() => {
    if (!failedAndIdle) return;
    track({ name: 'error', message: 'Error while calling RXC lens service', operation: 'getFrameLenses' });
  }, [failedAndIdle]);

  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  if (failed) return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}
