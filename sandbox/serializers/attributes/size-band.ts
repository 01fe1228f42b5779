export type SizeBand = 'XS' | 'S' | 'M' | 'L' | 'XL';

/** Inclusive upper bound of each band but the last: total width in millimeters (eyewear-domain.md §5.1). */
const upperBounds: readonly (readonly [number, SizeBand])[] = [
  [118, 'XS'],
  [128, 'S'],
  [134, 'M'],
  [140, 'L'],
];

/** The size band of a frame by its total width in millimeters. */
export function sizeBand(totalWidth: number): SizeBand {
  return upperBounds.find(([upperBound]) => totalWidth <= upperBound)?.[1] ?? 'XL';
}
