import { useGetFrameLenses } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
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
    {
      swr: {
        enabled,
        // Once per request, however many components use it.
        onError: trackFailure,
        onSuccess: (response) => {
          if (!isOk(response)) trackFailure();
        },
      },
    },
  );
  // The state stays 'failed' during a retry, so that the retry button keeps focus.
  const failed = data ? !isOk(data) : error !== undefined;
  if (data?.status === 'ok' && data.data) return { state: 'ready', lenses: data.data };
  if (failed) return { state: 'failed', retry: () => void mutate(), retrying: isValidating };
  return { state: 'loading' };
}

function isOk({ status, data }: { status: string; data?: unknown }): boolean {
  return status === 'ok' && data !== undefined;
}

function trackFailure(): void {
  track({ name: 'error', message: 'Error while calling RXC lens service', operation: 'getFrameLenses' });
}
