import type { CatalogIndex } from './catalogue-index';
import type { ProductRecord, UnitRecord } from './catalogue-records';
import { countFacets, type FacetCounts } from './count-facets';
import { isMatchAll, matchText } from './match-text';
import { filterSkus } from './narrow';
import type { SearchRequest } from './search-request';

/** A matching product. */
export interface Hit {
  product: ProductRecord;
  /** The best matching SKU: the color to display. */
  best: UnitRecord;
  /** All matching SKUs. */
  units: UnitRecord[];
}

export interface Findings {
  hits: Hit[];
  /** Product counts per value; a facet's own selection is ignored in its counts. */
  counts: FacetCounts;
}

/** The matching products in the requested order, and the facet counts. */
export function findProducts(index: CatalogIndex, request: SearchRequest): Findings {
  const scores = isMatchAll(request.query)
    ? undefined
    : matchText(index, request.query, request.mode, request.language);
  const narrowed = filterSkus(index, request, scores);
  const hits = index.products.flatMap((product) => hitOf(index, product, narrowed.failures, scores) ?? []);
  sortHits(index, hits, request, scores);
  return { hits, counts: countFacets(index, narrowed) };
}

function hitOf(
  index: CatalogIndex,
  product: ProductRecord,
  failures: Uint8Array,
  scores: Float32Array | undefined,
): Hit | undefined {
  let units: UnitRecord[] | undefined;
  for (let id = product.firstUnit; id < product.endUnit; id += 1) {
    const unit = index.units[id];
    if (failures[id] === 0 && unit) {
      units ??= [];
      units.push(unit);
    }
  }
  const [first] = units ?? [];
  if (!units || !first) return undefined;
  return { product, units, best: units.reduce((a, b) => better(a, b, scores), first) };
}

/** By relevance, then in stock, then in catalog order. */
function better(a: UnitRecord, b: UnitRecord, scores: Float32Array | undefined): UnitRecord {
  const difference = (scores?.[b.id] ?? 0) - (scores?.[a.id] ?? 0);
  if (difference !== 0) return difference > 0 ? b : a;
  const inStock = ({ color }: UnitRecord) => !color || color.stock > 0;
  return !inStock(a) && inStock(b) ? b : a;
}

function sortHits(
  index: CatalogIndex,
  hits: Hit[],
  { orderBy, currency }: SearchRequest,
  scores: Float32Array | undefined,
): void {
  const place = index.orders.place(orderBy ?? '6', currency);
  const placeOf = ({ product }: Hit) => place[product.id] ?? 0;
  const relevant = orderBy === undefined ? scores : undefined;
  const scoreOf = ({ best }: Hit) => relevant?.[best.id] ?? 0;
  hits.sort((a, b) => scoreOf(b) - scoreOf(a) || placeOf(a) - placeOf(b));
}
