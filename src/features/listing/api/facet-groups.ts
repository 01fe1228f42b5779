import type { CodeFacet } from '@/domain/catalog/facet-fields';
import { groupBy } from '@/domain/collections/group-by';
import type { ListingScope } from '../state/listing-scope';

/** Sections of several boolean facets, which the page titles itself. */
export type JoinedSection = 'SUN_LENS' | 'SERVICES' | 'OFFERS';

/** A section of the filter panel: one facet, or several boolean facets. */
export interface FacetGroup {
  id: string;
  /** Names in the page URL. */
  facets: readonly string[];
  /** Display of its values. */
  variant: 'list' | 'swatches' | 'prices';
  /** Initially open. */
  defaultOpen: boolean;
}

type Place = Partial<Pick<FacetGroup, 'variant' | 'defaultOpen'>> & {
  /** Section that it shares with others; otherwise it has a separate one. */
  section?: JoinedSection;
};

/** Place of each facet in the panel, in display order: the most used facets are first and open. */
const PLACES: Readonly<Record<CodeFacet | 'PRICE', Place>> = {
  ParentCatalogGroup: { defaultOpen: true },
  WEAR: { defaultOpen: true },
  LENS_KIND: { defaultOpen: true },
  FRAME_SHAPE: { defaultOpen: true },
  COLOR_FAMILY: { variant: 'swatches', defaultOpen: true },
  SIZE_BAND: { defaultOpen: true },
  PRICE: { variant: 'prices', defaultOpen: true },
  GENDER: {},
  ManufacturerName: {},
  FRAME_MATERIAL: {},
  RIM_TYPE: {},
  BRIDGE_FIT: {},
  FEATURE: {},
  POLARIZED: { section: 'SUN_LENS' },
  LENS_MIRRORED: { section: 'SUN_LENS' },
  LENS_GRADIENT: { section: 'SUN_LENS' },
  LENS_CATEGORY: {},
  BOX_SIZE: {},
  ROXABLE: { section: 'SERVICES' },
  TRY_ON: { section: 'SERVICES' },
  ON_SALE: { section: 'OFFERS' },
  PROMO_TYPE: { section: 'OFFERS' },
};

const GROUPS: readonly FacetGroup[] = [
  ...groupBy(Object.entries(PLACES), ([name, { section = name }]) => section),
].map(([id, places]) => {
  const { variant = 'list', defaultOpen = false } = places[0]?.[1] ?? {};
  return { id, facets: places.map(([name]) => name), variant, defaultOpen };
});

/** Brands are first, because shoppers reorder what they wear. Omits categories, which repeat the facets WEAR and LENS_KIND. */
const CONTACT_LENS_GROUPS = [
  ...GROUPS.filter(({ id }) => id === 'ManufacturerName').map((group) => ({ ...group, defaultOpen: true })),
  ...GROUPS.filter(({ id }) => id !== 'ParentCatalogGroup' && id !== 'ManufacturerName'),
];

/** Returns the sections that a listing may show; those without values are left out later. */
export function facetGroups(scope: ListingScope): readonly FacetGroup[] {
  return scope === 'contact-lenses' ? CONTACT_LENS_GROUPS : GROUPS;
}
