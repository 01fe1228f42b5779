import type { CatalogIndex } from './catalogue-index';
import { type FilteredSkus, scaled } from './narrow';
import { isWithin } from './number-ranges';

/** Product counts by index field: per code, or per range of the field. */
export type FacetCounts = Map<string, Int32Array>;

/**
 * Counts products, not SKUs: a product with three black colors counts once for black. A facet's own selection is
 * ignored in its counts, so that the shopper sees what another value would add.
 */
export function countFacets(index: CatalogIndex, narrowed: FilteredSkus): FacetCounts {
  const counts: FacetCounts = new Map();
  for (const { facet, codes, ordinalsOf } of index.valueFacets) {
    counts.set(
      facet.field,
      countProducts(index, narrowed, facet.field, codes.length, (id) => ordinalsOf[id] ?? []),
    );
  }
  for (const { facet, numberOf } of index.numberFacets) {
    const ranges = facet.ranges.map((range) => scaled(range, facet.scale));
    if (ranges.length === 0) continue;
    const placesOf = (id: number) => {
      const place = ranges.findIndex((range) => isWithin(numberOf[id] ?? Number.NaN, range));
      return place < 0 ? [] : [place];
    };
    counts.set(facet.field, countProducts(index, narrowed, facet.field, ranges.length, placesOf));
  }
  return counts;
}

function countProducts(
  { units }: CatalogIndex,
  { failures, failedField, fieldPlace }: FilteredSkus,
  field: string,
  size: number,
  placesOf: (unitId: number) => readonly number[],
): Int32Array {
  const counts = new Int32Array(size);
  // A product's SKUs are adjacent, so the last product of each value is enough to avoid double counts.
  const lastProduct = new Int32Array(size).fill(-1);
  const own = fieldPlace.get(field) ?? -1;
  for (const { id, productId } of units) {
    const failed = failures[id] ?? 0;
    if (failed > 1 || (failed === 1 && failedField[id] !== own)) continue;
    for (const place of placesOf(id)) {
      if (lastProduct[place] === productId) continue;
      lastProduct[place] = productId;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}
