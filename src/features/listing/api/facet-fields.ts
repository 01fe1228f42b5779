import type { Store } from '@/platform/store/store';
import type { FacetValue } from '../state/listing-query';

/**
 * Facets by their name in the page's address, with the index field that the search server filters by (facts 4.5, 4.6;
 * contract, CatalogSearchFacet). The only place where the two are tied together.
 */
const CODE_FIELDS: Readonly<Record<string, string>> = {
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

/** Facets whose values are ranges of numbers, `100-200`; a missing end is open, as in `300-`. */
const RANGE_FIELDS: Readonly<Record<string, RangeField>> = {
  PRICE: { field: ({ currency }) => `price_${currency}`, includesLow: false },
  /** Of a frame, in millimetres. */
  TOTAL_WIDTH: { field: () => 'ads_f40041_ntk_d', includesLow: true },
  /** Total powers that a frame takes, in dioptres. */
  MIN_TOTAL_POWER: { field: () => 'ads_f40074_ntk_d', includesLow: false },
  MAX_TOTAL_POWER: { field: () => 'ads_f40075_ntk_d', includesLow: false },
};

interface RangeField {
  field: (store: Store) => string;
  /** The lower end belongs to the range; the platform's ranges begin above it. */
  includesLow: boolean;
}

/** Less than any step between two widths. */
const JUST_BELOW = 0.001;

/** A range in the page's address. */
const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;
/** The platform's way to say above `low` and up to `high`; `*` leaves an end open. */
const WIRE_RANGE = /^\(\{(\*|[\d.]+) (\*|[\d.]+)\} (?:\*|[\d.]+)\)$/;

/** One entry of the parameter `facet`; undefined for a facet that the index has not, which is then not asked for. */
export function toWireFacet({ name, value }: FacetValue, store: Store): string | undefined {
  const field = Object.hasOwn(CODE_FIELDS, name) ? CODE_FIELDS[name] : undefined;
  if (field) return `${field}:"${value.replace(/["\\]/g, '\\$&')}"`;
  const rangeField = Object.hasOwn(RANGE_FIELDS, name) ? RANGE_FIELDS[name] : undefined;
  const ends = rangeEnds(value);
  if (!rangeField || !ends || (ends.low === undefined && ends.high === undefined)) return undefined;
  const low = rangeField.includesLow && ends.low ? Number(ends.low) - JUST_BELOW : ends.low;
  const high = ends.high ?? '*';
  return `${rangeField.field(store)}:({${low ?? '*'} ${high}} ${high})`;
}

/**
 * The page's facet for an entry that the search server hands out, URL-encoded: `field:"value"`, a range, or the bare id
 * of a category. Undefined for a facet that the page has no name for.
 */
export function fromWireFacet(facetName: string, entryValue: string): FacetValue | undefined {
  const name = facetName.startsWith('OfferPrice_') ? 'PRICE' : facetName;
  const decoded = decode(entryValue);
  const text = decoded.slice(decoded.indexOf(':') + 1);
  if (Object.hasOwn(RANGE_FIELDS, name)) {
    const [range, low, high] = WIRE_RANGE.exec(text) ?? [];
    return range ? { name, value: `${openEnd(low)}-${openEnd(high)}` } : undefined;
  }
  if (!Object.hasOwn(CODE_FIELDS, name)) return undefined;
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  return { name, value: quoted === undefined ? decoded : quoted.replace(/\\(["\\])/g, '$1') };
}

/** The ends of a range in the page's address; undefined for a value that is none. */
export function rangeEnds(
  value: string,
): { low?: string | undefined; high?: string | undefined } | undefined {
  const [range, low, high] = RANGE.exec(value) ?? [];
  return range ? { low, high } : undefined;
}

function openEnd(end: string | undefined): string {
  return end === undefined || end === '*' ? '' : end;
}

/** As forms encode: + stands for a blank. Text that is not encoded properly stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
