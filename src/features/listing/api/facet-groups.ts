import type { ListingScope } from '../state/listing-scope';

/** A section of the filter panel: one facet, or several boolean facets. */
export interface FacetGroup {
  id: string;
  /** Names in the page URL. */
  facets: readonly string[];
  /** How its values are displayed. */
  variant: 'list' | 'swatches' | 'prices';
  /** Initially open. */
  defaultOpen: boolean;
}

const listGroup = (id: string, defaultOpen = false): FacetGroup => ({
  id,
  facets: [id],
  variant: 'list',
  defaultOpen,
});

/** In display order: the most used facets come first and open. */
const GROUPS: readonly FacetGroup[] = [
  listGroup('ParentCatalogGroup', true),
  listGroup('WEAR', true),
  listGroup('LENS_KIND', true),
  listGroup('FRAME_SHAPE', true),
  { id: 'COLOR_FAMILY', facets: ['COLOR_FAMILY'], variant: 'swatches', defaultOpen: true },
  listGroup('SIZE_BAND', true),
  { id: 'PRICE', facets: ['PRICE'], variant: 'prices', defaultOpen: true },
  listGroup('ManufacturerName'),
  listGroup('FRAME_MATERIAL'),
  listGroup('RIM_TYPE'),
  listGroup('BRIDGE_FIT'),
  listGroup('FEATURE'),
  {
    id: 'SUN_LENS',
    facets: ['POLARIZED', 'LENS_MIRRORED', 'LENS_GRADIENT'],
    variant: 'list',
    defaultOpen: false,
  },
  listGroup('LENS_CATEGORY'),
  listGroup('BOX_SIZE'),
  { id: 'SERVICES', facets: ['ROXABLE', 'TRY_ON'], variant: 'list', defaultOpen: false },
  { id: 'OFFERS', facets: ['ON_SALE', 'PROMO_TYPE'], variant: 'list', defaultOpen: false },
];

/** Brands come first, since shoppers reorder what they wear. Categories only repeat the facets WEAR and LENS_KIND. */
const CONTACT_LENS_GROUPS = [
  listGroup('ManufacturerName', true),
  ...GROUPS.filter(({ id }) => id !== 'ParentCatalogGroup' && id !== 'ManufacturerName'),
];

/** The sections that a listing may show; those without values are left out later. */
export function facetGroups(scope: ListingScope): readonly FacetGroup[] {
  return scope === 'contact-lenses' ? CONTACT_LENS_GROUPS : GROUPS;
}
