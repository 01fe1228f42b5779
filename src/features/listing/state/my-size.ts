import { optimalHinge } from '@/platform/size/optimal-hinge';
import { useStoredEntry } from '@/platform/storage/use-stored-entry';
import type { FacetValue } from './listing-query';

/** Frames may be this much narrower or wider, in millimetres (spec/decisions.md, "Use my size"). */
const TOLERANCE_MM = 3;

/** The facet that keeps frames of the shopper's size; undefined while no size is stored. */
export function useMySize(): FacetValue | undefined {
  return sizeFacet(useStoredEntry(optimalHinge));
}

/** @param width total width in millimetres */
export function sizeFacet(width: number | undefined): FacetValue | undefined {
  if (width === undefined || width <= TOLERANCE_MM) return undefined;
  return { name: 'TOTAL_WIDTH', value: `${width - TOLERANCE_MM}-${width + TOLERANCE_MM}` };
}
