import type { ListingScope } from '../state/listing-scope';

/** A section of the filter panel: one facet, or several boolean facets. */
export interface FacetGroup {
  id: string;
  /** Names in the page URL. */
  facets: readonly string[];
  /** How its values are displayed. */
  variant: 'list' | 'swatches' | 'prices';
  /** Initially open. */
  open: boolean;
}

const list = (id: string, open = false): FacetGroup => ({ id, facets: [id], variant: 'list', open });

/** In display order: the most used facets come first and open. */
const GROUPS: readonly FacetGroup[] = [
  list('ParentCatalogGroup', true),
  list('WEAR', true),
  list('LENS_KIND', true),
  list('FRAME_SHAPE', true),
  { id: 'COLOR_FAMILY', facets: ['COLOR_FAMILY'], variant: 'swatches', open: true },
  list('SIZE_BAND', true),
  { id: 'PRICE', facets: ['PRICE'], variant: 'prices', open: true },
  list('ManufacturerName'),
  list('FRAME_MATERIAL'),
  list('RIM_TYPE'),
  list('BRIDGE_FIT'),
  list('FEATURE'),
  { id: 'SUN_LENS', facets: ['POLARIZED', 'LENS_MIRRORED', 'LENS_GRADIENT'], variant: 'list', open: false },
  list('LENS_CATEGORY'),
  list('BOX_SIZE'),
  { id: 'SERVICES', facets: ['ROXABLE', 'TRY_ON'], variant: 'list', open: false },
  { id: 'OFFERS', facets: ['ON_SALE', 'PROMO_TYPE'], variant: 'list', open: false },
];

/** Brands come first, since shoppers reorder what they wear. Categories only repeat the facets WEAR and LENS_KIND. */
const CONTACT_LENS_GROUPS = [
  list('ManufacturerName', true),
  ...GROUPS.filter(({ id }) => id !== 'ParentCatalogGroup' && id !== 'ManufacturerName'),
];

/** The sections that a listing may show; those without values are left out later. */
export function facetGroups(scope: ListingScope): readonly FacetGroup[] {
  return scope === 'contact-lenses' ? CONTACT_LENS_GROUPS : GROUPS;
}
