/** Size of a frame by its total width. */
export type SizeBand = 'XS' | 'S' | 'M' | 'L' | 'XL';

/** Largest total width of each band but the last, in whole millimeters (S: 119–128, M: 129–134, L: 135–140). */
const LARGEST_WIDTH: readonly (readonly [number, SizeBand])[] = [
  [118, 'XS'],
  [128, 'S'],
  [134, 'M'],
  [140, 'L'],
];

/**
 * Returns the size band of a frame.
 *
 * @param totalWidth in millimeters; the bands have whole limits, so it is rounded first.
 */
export function sizeBand(totalWidth: number): SizeBand {
  const width = Math.round(totalWidth);
  return LARGEST_WIDTH.find(([largest]) => width <= largest)?.[1] ?? 'XL';
}
