import type { Site } from '@/lib/site/site';

/**
 * Maps facet names in the page URL to the index fields that the search server filters by (facts 4.5, 4.6; contract,
 * CatalogSearchFacet).
 */
export const CODE_FIELDS: Readonly<Record<string, string>> = {
  ParentCatalogGroup: 'parentCatgroup_id_search',
  ManufacturerName: 'mfName_ntk_cs',
  GENDER: 'ads_f40010_ntk_cs',
  FRAME_SHAPE: 'ads_f40020_ntk_cs',
  FRAME_MATERIAL: 'ads_f40021_ntk_cs',
  RIM_TYPE: 'ads_f40022_ntk_cs',
  COLOR_FAMILY: 'ads_f40030_ntk_cs',
  SIZE_BAND: 'ads_f40040_ntk_cs',
  BRIDGE_FIT: 'ads_f40050_ntk_cs',
  FEATURE: 'ads_f40060_ntk_cs',
  PROMO_TYPE: 'ads_f40070_ntk_cs',
  ON_SALE: 'ads_f40071_ntk_cs',
  TRY_ON: 'ads_f40072_ntk_cs',
  ROXABLE: 'ads_f40073_ntk_cs',
  POLARIZED: 'ads_f40080_ntk_cs',
  LENS_MIRRORED: 'ads_f40081_ntk_cs',
  LENS_GRADIENT: 'ads_f40082_ntk_cs',
  LENS_CATEGORY: 'ads_f40083_ntk_cs',
  WEAR: 'ads_f40090_ntk_cs',
  LENS_KIND: 'ads_f40091_ntk_cs',
  BOX_SIZE: 'ads_f40092_ntk_cs',
};

/** Facets whose values are numeric ranges, `100-200`. A missing end is open, as in `300-`. */
export const RANGE_FIELDS: Readonly<Record<string, RangeField>> = {
  PRICE: { field: ({ currency }) => `price_${currency}`, includesLow: false },
  /** Of a frame, in millimeters. */
  TOTAL_WIDTH: { field: () => 'ads_f40041_ntk_d', includesLow: true },
  /** Total powers that a frame accepts, in diopters. */
  MIN_TOTAL_POWER: { field: () => 'ads_f40074_ntk_d', includesLow: false },
  MAX_TOTAL_POWER: { field: () => 'ads_f40075_ntk_d', includesLow: false },
};

interface RangeField {
  field: (site: Site) => string;
  /** The lower end is inclusive; the commerce API's ranges exclude it. */
  includesLow: boolean;
}

/** Whether the store has a facet of this name. */
export function isFacetName(name: string): boolean {
  return Object.hasOwn(CODE_FIELDS, name) || Object.hasOwn(RANGE_FIELDS, name);
}
