import type { CatalogIndex } from './catalog-index';
import { type FilteredSkus, scaleRange } from './filter-skus';
import { isWithin } from './number-ranges';

/** Product counts by index field: per code, or per range of the field. */
export type FacetCounts = Map<string, Int32Array>;

/**
 * Counts products, not SKUs: a product with three black colors adds one to black. Ignores a facet's selection in that facet's
 * counts, so that the shopper sees what another value would add.
 */
export function countFacets(index: CatalogIndex, filtered: FilteredSkus): FacetCounts {
  const counts: FacetCounts = new Map();
  for (const { facet, codes, ordinalsBySku } of index.valueFacets) {
    counts.set(
      facet.field,
      countProducts(index, filtered, facet.field, codes.length, (id) => ordinalsBySku[id] ?? []),
    );
  }
  for (const { facet, numbers } of index.numberFacets) {
    const ranges = facet.ranges.map((range) => scaleRange(range, facet.scale));
    if (ranges.length === 0) continue;
    const valueIndexesOf = (id: number) => {
      const rangeIndex = ranges.findIndex((range) => isWithin(numbers[id] ?? Number.NaN, range));
      return rangeIndex < 0 ? [] : [rangeIndex];
    };
    counts.set(facet.field, countProducts(index, filtered, facet.field, ranges.length, valueIndexesOf));
  }
  return counts;
}

function countProducts(
  { skus }: CatalogIndex,
  { failures, failedField, fieldPositions }: FilteredSkus,
  field: string,
  size: number,
  valueIndexesOf: (skuId: number) => readonly number[],
): Int32Array {
  const counts = new Int32Array(size);
  // A product's SKUs are adjacent, so the last product of each value is enough to avoid double counts.
  const lastProduct = new Int32Array(size).fill(-1);
  const ownPosition = fieldPositions.get(field) ?? -1;
  for (const { id, productId } of skus) {
    const failureCount = failures[id] ?? 0;
    if (failureCount > 1 || (failureCount === 1 && failedField[id] !== ownPosition)) continue;
    for (const valueIndex of valueIndexesOf(id)) {
      if (lastProduct[valueIndex] === productId) continue;
      lastProduct[valueIndex] = productId;
      counts[valueIndex] = (counts[valueIndex] ?? 0) + 1;
    }
  }
  return counts;
}
