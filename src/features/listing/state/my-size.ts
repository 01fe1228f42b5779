import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import type { FacetValue } from './listing-query';

/** Allowed difference from the stored width, in millimeters (spec/decisions.md, "Use my size"). */
const TOLERANCE_MM = 3;

/** The facet that filters by the shopper's size; undefined while no size is stored. */
export function useMySize(): FacetValue | undefined {
  return sizeFacet(useStoreValue(optimalHinge));
}

/** @param width total width in millimeters */
export function sizeFacet(width: number | undefined): FacetValue | undefined {
  if (width === undefined || width <= TOLERANCE_MM) return undefined;
  return { name: 'TOTAL_WIDTH', value: `${width - TOLERANCE_MM}-${width + TOLERANCE_MM}` };
}
