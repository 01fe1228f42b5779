import { isColorInStock } from '../serializers/catalog/color-stock';
import type { CatalogIndex } from './catalog-index';
import type { ProductRecord, SkuRecord } from './catalog-records';
import { countFacets, type FacetCounts } from './count-facets';
import { filterSkus } from './filter-skus';
import { isMatchAll, MATCH_ALL, matchText } from './match-text';
import { readPriceLimit } from './price-limit';
import type { SearchRequest } from './search-request';

/** A matching product. */
export interface Hit {
  product: ProductRecord;
  /** The best matching SKU: the color to display. */
  best: SkuRecord;
  /** All matching SKUs. */
  skus: SkuRecord[];
}

/** Preferences among the SKUs of a product. */
interface Preference extends Pick<SearchRequest, 'soldOut'> {
  scores: Float32Array | undefined;
}

export interface SearchResult {
  hits: Hit[];
  /** Product counts per value, ignoring a facet's selection in that facet's counts. */
  counts: FacetCounts;
  /** Replacement for a query without matches. */
  searchedFor?: string;
}

/**
 * Finds the matching products in the requested order, and the facet counts. Prices that the query names are limits; where nothing
 * is within them, the rest of the query is searched for.
 */
export function findProducts(index: CatalogIndex, request: SearchRequest): SearchResult {
  const limit = request.mode === 'all' ? readPriceLimit(request.query) : undefined;
  if (!limit) return findMatches(index, request);
  const { rest, text } = limit;
  const limited = findMatches(index, {
    ...request,
    query: rest || MATCH_ALL,
    minPrice: Math.max(limit.minPrice ?? 0, request.minPrice ?? 0),
    maxPrice: Math.min(
      limit.maxPrice ?? Number.POSITIVE_INFINITY,
      request.maxPrice ?? Number.POSITIVE_INFINITY,
    ),
  });
  if (limited.hits.length === 0 && rest !== '')
    return { searchedFor: rest, ...findMatches(index, { ...request, query: rest }) };
  return limited.searchedFor ? { ...limited, searchedFor: `${limited.searchedFor} ${text}` } : limited;
}

function findMatches(index: CatalogIndex, request: SearchRequest): SearchResult {
  const match = isMatchAll(request.query)
    ? undefined
    : matchText(index, request.query, request.mode, request.language);
  const scores = match?.scores;
  const filtered = filterSkus(index, request, scores);
  const { soldOut } = request;
  const hits = index.products.flatMap(
    (product) => toHit(index, product, filtered.failures, { scores, soldOut }) ?? [],
  );
  sortHits(index, hits, request, scores);
  return {
    hits,
    counts: countFacets(index, filtered),
    ...(match?.searchedFor ? { searchedFor: match.searchedFor } : {}),
  };
}

function toHit(
  index: CatalogIndex,
  product: ProductRecord,
  failures: Uint8Array,
  preference: Preference,
): Hit | undefined {
  let skus: SkuRecord[] | undefined;
  for (let id = product.firstSku; id < product.endSku; id += 1) {
    const sku = index.skus[id];
    if (failures[id] === 0 && sku) {
      skus ??= [];
      skus.push(sku);
    }
  }
  const [first] = skus ?? [];
  if (!skus || !first) return undefined;
  return { product, skus, best: skus.reduce((a, b) => betterSku(a, b, preference), first) };
}

/** Compares by relevance, then stock, then catalog order. */
function betterSku(a: SkuRecord, b: SkuRecord, { scores, soldOut }: Preference): SkuRecord {
  const difference = (scores?.[b.id] ?? 0) - (scores?.[a.id] ?? 0);
  if (difference !== 0) return difference > 0 ? b : a;
  const inStock = ({ color }: SkuRecord) => !color || isColorInStock(color, { soldOut });
  return !inStock(a) && inStock(b) ? b : a;
}

function sortHits(
  index: CatalogIndex,
  hits: Hit[],
  { orderBy, currency }: SearchRequest,
  scores: Float32Array | undefined,
): void {
  const positions = index.orders.positions(orderBy ?? '6', currency);
  const positionOf = ({ product }: Hit) => positions[product.id] ?? 0;
  const relevanceScores = orderBy === undefined ? scores : undefined;
  const scoreOf = ({ best }: Hit) => relevanceScores?.[best.id] ?? 0;
  hits.sort((a, b) => scoreOf(b) - scoreOf(a) || positionOf(a) - positionOf(b));
}
