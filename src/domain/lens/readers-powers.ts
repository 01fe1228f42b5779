import type { LensFacts } from './lens-facts';

/** Stock powers of ready readers: +1.00 to +3.50 in steps of 0.25 diopters. */
const READERS_POWERS: readonly number[] = Array.from({ length: 11 }, (_, step) => 1 + step * 0.25);

/** Returns the powers that at least one of the readers is made in. */
export function readersPowers(readers: readonly LensFacts[]): number[] {
  return READERS_POWERS.filter((power) =>
    readers.some(({ sphere }) => sphere.min <= power && power <= sphere.max),
  );
}
