import type { Cents } from '@/domain/money/cents';
import { parseAmount, toDecimal } from '@/domain/money/parse-amount';
import { SORT_NAMES, type SortName } from './sort-names';

/** One chosen value of a facet, by its name in the page's address, such as FRAME_SHAPE and round. */
export interface FacetValue {
  name: string;
  value: string;
}

/** Everything that the address of a listing says (003 §2.2). The listing itself is in the path. */
export interface ListingQuery {
  /** What was searched for; only on the search page. */
  term: string;
  /** In the order chosen, none twice. */
  facets: readonly FacetValue[];
  /** The listing's own order when absent. */
  sort?: SortName | undefined;
  /** From 1. */
  page: number;
  /** Selling prices in cents of the store's currency, both ends included. */
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  /** Parameters of others, such as `sku[]`: kept as they are. */
  rest: readonly (readonly [string, string])[];
}

/** Parameters that say how a listing is shown just now, beside what was searched for. */
export const STATE_PARAMETERS = ['facet', 'sort', 'page', 'minPrice', 'maxPrice'] as const;

/** The contract's last page. */
const LAST_PAGE = 10_000;
/** The contract's, which no field of ours lets pass; an address may hold more. */
const LONGEST_TERM = 200;
/** The contract allows seven digits before the point. */
const HIGHEST_PRICE = 999_999_999;
const FACET = /^([A-Za-z0-9_.]+):(.+)$/s;

/** Reads a listing's address. Never fails: what has no meaning counts as absent, or is carried along. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const facets = new Map<string, FacetValue>();
  const rest: [string, string][] = [];
  for (const [key, text] of search) {
    const [, name, value] = (key === 'facet' && FACET.exec(text)) || [];
    if (name && value) facets.set(text, { name, value });
    else if (!OWN_KEYS.has(key)) rest.push([key, text]);
  }
  return {
    term: parseTerm(search.get('q') ?? ''),
    facets: [...facets.values()],
    sort: SORT_NAMES.find((name) => name === search.get('sort')),
    page: parsePage(search.get('page')),
    ...parsePriceRange(search.get('minPrice'), search.get('maxPrice')),
    rest,
  };
}

/** The address's parameters, in an order of their own, so that one state has one address. */
export function listingParameters(query: ListingQuery): [string, string][] {
  const { term, facets, sort, page, minPrice, maxPrice, rest } = query;
  return [
    ...(term ? [['q', term] as [string, string]] : []),
    ...facets.map(({ name, value }): [string, string] => ['facet', `${name}:${value}`]),
    ...priceParameter('minPrice', minPrice),
    ...priceParameter('maxPrice', maxPrice),
    ...(sort ? [['sort', sort] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
    ...rest.map(([key, value]): [string, string] => [key, value]),
  ];
}

/** The query part of the address, with its question mark; empty for a listing as it opens. */
export function buildListingQuery(query: ListingQuery): string {
  const text = new URLSearchParams(listingParameters(query)).toString();
  // Colons and commas are allowed in a query; encoded they make an address hard to read.
  return text ? `?${text.replaceAll('%3A', ':').replaceAll('%2C', ',')}` : '';
}

/** Two bounds as a shopper types them; the lower one first, whichever way round they came. */
export function parsePriceRange(
  lowest: string | null,
  highest: string | null,
): Pick<ListingQuery, 'minPrice' | 'maxPrice'> {
  const low = parsePrice(lowest);
  const high = parsePrice(highest);
  if (low !== undefined && high !== undefined && low > high) return { minPrice: high, maxPrice: low };
  return { minPrice: low, maxPrice: high };
}

const OWN_KEYS = new Set<string>(['q', ...STATE_PARAMETERS]);

function parseTerm(text: string): string {
  // Half a character, which no address may hold, goes with its other half.
  return text
    .trim()
    .slice(0, LONGEST_TERM)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function parsePage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** A comma may stand for the point, as in Canadian French. */
function parsePrice(text: string | null): Cents | undefined {
  const price = parseAmount(text?.replace(',', '.'));
  return price !== undefined && price >= 0 && price <= HIGHEST_PRICE ? price : undefined;
}

function priceParameter(key: string, price: Cents | undefined): [string, string][] {
  return price === undefined ? [] : [[key, toDecimal(price).replace(/\.00$/, '')]];
}
