import { useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { useEffect } from 'react';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';

export type LensesState =
  | { state: 'loading' }
  /** The service failed, or answered another status than ok: the frame has no lenses to choose (000 §4, §8). */
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; lenses: FrameLensesData };

/**
 * The lenses of a frame; a failure is tracked. Use it in one place of a page, so that it is tracked once.
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
  const failed = data ? data.status !== 'ok' || !data.data : error !== undefined && !isValidating;

  useEffect(() => {
    if (failed) track({ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' });
  }, [failed]);

  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  return failed ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}
