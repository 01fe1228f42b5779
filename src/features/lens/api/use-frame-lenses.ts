import { useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useEffect } from 'react';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';

export type LensesState =
  | { state: 'loading' }
  /** The service failed, or answered another status than ok: the frame has no lenses to choose (000 §4, §8). */
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'ready'; lenses: FrameLensesData };

/**
 * The lenses of a frame; each failure is tracked. Use it in one place of a page, so that it is tracked once.
 *
 * @param frameId catalogue entry id of the SKU.
 * @param wanted nothing is asked for before it is true.
 */
export function useFrameLenses(frameId: string, wanted: boolean): LensesState {
  const { storeId, catalogId, languageId } = useStore();
  const { data, error, isValidating, mutate } = useGetFrameLenses(
    storeId,
    catalogId,
    frameId,
    { langId: languageId },
    { swr: { enabled: wanted } },
  );
  // A failure stands until another answer is there, so that its button keeps the focus while it asks again.
  const failed = data ? data.status !== 'ok' || !data.data : error !== undefined;
  const failedAgain = failed && !isValidating;

  useEffect(() => {
    if (failedAgain) track({ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' });
  }, [failedAgain]);

  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  if (failed) return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}
