import {
  findProductsByCategoryQueryFacetMax,
  findProductsByCategoryQueryPageNumberMax,
  findProductsByTermPathSearchTermMax,
} from '@generated/catalog/catalog.limits';
import type { Cents } from '@/domain/money/cents';
import { parseAmount, toDecimal } from '@/domain/money/parse-amount';
import { isTrackingParameter } from '@/domain/navigation/tracking-parameters';
import { isFacetName } from '../api/range-fields';
import { SORT_OPTIONS, type SortOption } from './sort-options';

/** A selected facet value by its name in the page URL, such as FRAME_SHAPE and round. */
export interface FacetValue {
  name: string;
  value: string;
}

/** The parsed query string of a listing (003 §2.2). The category itself is in the path. */
export interface ListingQuery {
  /** Search term; only on the search page. */
  term: string;
  /** In the order of selection, without duplicates. */
  facets: readonly FacetValue[];
  /** The default sort when absent. */
  sort?: SortOption | undefined;
  /** From 1. */
  page: number;
  /** Selling prices in cents of the site's currency, both ends inclusive. */
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  /** Parameters of other features, such as `sku[]`; preserved unchanged. */
  otherParams: readonly (readonly [string, string])[];
}

/** Filter, sort and page parameters of a listing. */
export const LISTING_PARAMS = ['facet', 'sort', 'page', 'minPrice', 'maxPrice'] as const;

/** In cents: the contract allows seven digits before the point. */
const MAX_PRICE = 999_999_999;
/**
 * Maximum length of facets and other parameters in a URL. Each of some 200 links of the page repeats them. All values that a
 * listing offers together are shorter.
 */
const MAX_PARAMS_LENGTH = 2000;

/**
 * Parses the query string of a listing. Never throws: invalid values and unknown facets are ignored, and other parameters but
 * those of advertising are preserved. What exceeds the limits is left out.
 */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const facets = new Map<string, FacetValue>();
  const otherParams: [string, string][] = [];
  const fits = lengthLimit(MAX_PARAMS_LENGTH);
  for (const [key, text] of search) {
    if (key === 'facet') addFacet(facets, text, fits);
    else if (!KNOWN_PARAMS.has(key) && !isTrackingParameter(key) && fits(key, text))
      otherParams.push([key, text]);
  }
  return {
    term: parseTerm(search.get('q') ?? ''),
    facets: [...facets.values()],
    sort: SORT_OPTIONS.find((name) => name === search.get('sort')),
    page: parsePage(search.get('page')),
    ...parsePriceRange(search.get('minPrice'), search.get('maxPrice')),
    otherParams,
  };
}

/** Returns the URL parameters in a fixed order, so that each state has one URL. */
export function listingParams(query: ListingQuery): [string, string][] {
  const { term, facets, sort, page, minPrice, maxPrice, otherParams } = query;
  return [
    ...(term ? [['q', term] as [string, string]] : []),
    ...facets.map(({ name, value }): [string, string] => ['facet', `${name}:${value}`]),
    ...priceParam('minPrice', minPrice),
    ...priceParam('maxPrice', maxPrice),
    ...(sort ? [['sort', sort] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
    ...otherParams.map(([key, value]): [string, string] => [key, value]),
  ];
}

/** Returns the query string with its question mark; empty for the default query. */
export function buildListingQuery(query: ListingQuery): string {
  const text = new URLSearchParams(listingParams(query)).toString();
  // Colons and commas are valid in a query string; encoding them makes the URL hard to read.
  return text ? `?${text.replaceAll('%3A', ':').replaceAll('%2C', ',')}` : '';
}

/** Parses two bounds as the shopper types them, and swaps them if reversed. */
export function parsePriceRange(
  minText: string | null,
  maxText: string | null,
): Pick<ListingQuery, 'minPrice' | 'maxPrice'> {
  const low = parsePrice(minText);
  const high = parsePrice(maxText);
  if (low !== undefined && high !== undefined && low > high) return { minPrice: high, maxPrice: low };
  return { minPrice: low, maxPrice: high };
}

type Fits = (name: string, value: string) => boolean;

/** Takes parameters as long as there is room for them in the URL. */
function lengthLimit(limit: number): Fits {
  let room = limit;
  return (name, value) => {
    const length = new URLSearchParams({ [name]: value }).toString().length + 1;
    if (length > room) return false;
    room -= length;
    return true;
  };
}

function addFacet(facets: Map<string, FacetValue>, text: string, fits: Fits): void {
  const facet = parseFacet(text);
  if (!facet || facets.size >= findProductsByCategoryQueryFacetMax) return;
  const id = facetId(facet);
  if (!facets.has(id) && fits('facet', text)) facets.set(id, facet);
}

/** Parses a facet; undefined for one that the store does not have. */
function parseFacet(text: string): FacetValue | undefined {
  const [name = ''] = text.split(':', 1);
  const value = text.slice(name.length + 1);
  return isFacetName(name) && value ? { name, value } : undefined;
}

/** Identifies a facet value. The commerce API ignores the case of values. */
function facetId({ name, value }: FacetValue): string {
  return `${name}:${value.toLowerCase()}`;
}

const KNOWN_PARAMS = new Set<string>(['q', ...LISTING_PARAMS]);

function parseTerm(text: string): string {
  // Drops a lone surrogate left by the cut: a URL cannot hold it.
  return text
    .trim()
    .slice(0, findProductsByTermPathSearchTermMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function parsePage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), findProductsByCategoryQueryPageNumberMax);
}

/** Accepts a decimal comma, as in Canadian French. */
function parsePrice(text: string | null): Cents | undefined {
  const price = parseAmount(text?.replace(',', '.'));
  return price !== undefined && price >= 0 && price <= MAX_PRICE ? price : undefined;
}

function priceParam(key: string, price: Cents | undefined): [string, string][] {
  return price === undefined ? [] : [[key, toDecimal(price).replace(/\.00$/, '')]];
}
