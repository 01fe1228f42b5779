import type { FacetValue } from './listing-query';
import { storedText } from './stored-text';

/** Total width in millimetres that fits the shopper's face, as the frame advisor stores it (000 §3, Size data). */
const stored = storedText('optimalHinge');

/** Frames may be this much narrower or wider, in millimetres (spec/decisions.md, "Use my size"). */
const TOLERANCE_MM = 3;

/** No face is wider; anything above is no measure. */
const WIDEST_MM = 250;

/** The facet that keeps frames of the shopper's size; undefined while no size is stored. */
export function useMySize(): FacetValue | undefined {
  return sizeFacet(stored.use());
}

export function sizeFacet(width: string | undefined): FacetValue | undefined {
  const millimetres = Number(width);
  if (!width || !(millimetres > TOLERANCE_MM) || millimetres > WIDEST_MM) return undefined;
  return { name: 'TOTAL_WIDTH', value: `${millimetres - TOLERANCE_MM}-${millimetres + TOLERANCE_MM}` };
}
