import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import type { FacetValue } from './listing-query';

/** The facet that filters by the shopper's size; undefined while no size is stored. */
export function useMySize(): FacetValue | undefined {
  return sizeFacet(useStoreValue(optimalHinge));
}

/** @param width total width in millimeters */
export function sizeFacet(width: number | undefined): FacetValue | undefined {
  if (width === undefined || width <= WIDTH_TOLERANCE_MM) return undefined;
  return {
    name: 'TOTAL_WIDTH',
    value: `${offset(width, -WIDTH_TOLERANCE_MM)}-${offset(width, WIDTH_TOLERANCE_MM)}`,
  };
}

/** Hundredths at most: 138.7 - 3 has many digits. */
function offset(width: number, millimeters: number): number {
  return Math.round((width + millimeters) * 100) / 100;
}
