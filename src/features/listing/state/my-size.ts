import { WIDTH_TOLERANCE_MM, widthRange } from '@/domain/size/width-fit';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import type { FacetValue } from './listing-query';

/** Returns the facet that filters by the shopper's size; undefined while no size is stored. */
export function useMySize(): FacetValue | undefined {
  return sizeFacet(useStoreValue(optimalHinge));
}

/** @param width total width in millimeters */
export function sizeFacet(width: number | undefined): FacetValue | undefined {
  if (width === undefined || width <= WIDTH_TOLERANCE_MM) return undefined;
  return { name: 'TOTAL_WIDTH', value: widthRange(width) };
}
