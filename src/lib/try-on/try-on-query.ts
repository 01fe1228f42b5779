import {
  getGetTryOnAvailabilityKey,
  getTryOnAvailability,
  useGetTryOnAvailability,
} from '@generated/assets/assets';
import type { TryOnAvailability } from '@generated/assets/model/tryOnAvailability';
import { oncePerObject } from '../cache/once-per-object';
import type { Query } from '../queries/query';
import type { TryOnFrame } from './try-on-frame';

/** Each tile of a page asks with the same list: SWR makes a key of the same object once. */
const paramsOf = oncePerObject((upcs: readonly string[]) => ({ upc: [...upcs] }));

/** Queries which frames can be tried on (000 §7). */
export function tryOnQuery(upcs: readonly string[]): Query<TryOnAvailability> {
  const params = paramsOf(upcs);
  return {
    key: getGetTryOnAvailabilityKey(params),
    fetch: (options) => getTryOnAvailability(params, options),
  };
}

/**
 * Returns whether a frame can be tried on. False on a failure of the service: nobody waits for it, so nothing is shown.
 *
 * @param upcs all UPCs of the call, including `upc`.
 */
export function useTryOnAvailability(upcs: readonly string[], upc: string): boolean {
  const { data } = useGetTryOnAvailability(
    paramsOf(upcs),
    // A list that loses a frame shows its buttons meanwhile.
    { swr: { enabled: upcs.length > 0, keepPreviousData: true } },
  );
  return data?.[upc] === true;
}

/** Returns those frames that can be tried on, with one call. */
export function useAvailableFrames(frames: readonly TryOnFrame[], enabled: boolean): readonly TryOnFrame[] {
  const upc = frames.map((frame) => frame.upc);
  const { data } = useGetTryOnAvailability(
    { upc },
    { swr: { enabled: enabled && upc.length > 0, keepPreviousData: true } },
  );
  return frames.filter((frame) => data?.[frame.upc] === true);
}
