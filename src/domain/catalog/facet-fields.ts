/**
 * Facets whose values are codes, with the index fields by which the search server filters (commerce-api.md §4; contract,
 * CatalogSearchFacet).
 */
export const CODE_FIELDS = {
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
} as const;

export type CodeFacet = keyof typeof CODE_FIELDS;

/** Facets whose values are numbers: widths in millimeters, total powers that a frame accepts in diopters. */
export const NUMBER_FIELDS = {
  TOTAL_WIDTH: 'ads_f40041_ntk_d',
  MIN_TOTAL_POWER: 'ads_f40074_ntk_d',
  MAX_TOTAL_POWER: 'ads_f40075_ntk_d',
} as const;

export function isCodeFacet(name: string): name is CodeFacet {
  return Object.hasOwn(CODE_FIELDS, name);
}
