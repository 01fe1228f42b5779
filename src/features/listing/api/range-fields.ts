import { isCodeFacet, NUMBER_FIELDS } from '@/domain/catalog/facet-fields';
import type { Site } from '@/lib/site/site';

/** Facets whose values are numeric ranges, `100-200`. A missing end is open, as in `300-`. */
export const RANGE_FIELDS: Readonly<Record<string, RangeField>> = {
  PRICE: { field: ({ currency }) => `price_${currency}`, includesLow: false },
  TOTAL_WIDTH: { field: () => NUMBER_FIELDS.TOTAL_WIDTH, includesLow: true },
  MIN_TOTAL_POWER: { field: () => NUMBER_FIELDS.MIN_TOTAL_POWER, includesLow: false },
  MAX_TOTAL_POWER: { field: () => NUMBER_FIELDS.MAX_TOTAL_POWER, includesLow: false },
};

interface RangeField {
  field: (site: Site) => string;
  /** The lower end is inclusive; the commerce API's ranges exclude it. */
  includesLow: boolean;
}

/** Returns whether the store has a facet of this name. */
export function isFacetName(name: string): boolean {
  return isCodeFacet(name) || Object.hasOwn(RANGE_FIELDS, name);
}
