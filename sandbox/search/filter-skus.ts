import type { CatalogIndex } from './catalog-index';
import { isWithin, type NumberRange } from './number-ranges';
import type { SearchRequest } from './search-request';
import { fold } from './tokenize';

/**
 * Result of the filters per SKU. A SKU that fails the query, category or price limits has `EXCLUDED` failures. Otherwise
 * `failures` is the number of selected facets that it does not match; with exactly one, `failedField` says which.
 */
export interface FilteredSkus {
  failures: Uint8Array;
  /** Position of the failed facet among all index fields, where `failures` is 1. */
  failedField: Uint8Array;
  /** Position of each index field, value facets first. */
  fieldPositions: Map<string, number>;
}

export const EXCLUDED = 255;

export function filterSkus(
  index: CatalogIndex,
  request: SearchRequest,
  scores: Float32Array | undefined,
): FilteredSkus {
  const fields = [...index.valueFacets, ...index.numberFacets].map(({ facet }) => facet.field);
  const filtered: FilteredSkus = {
    failures: new Uint8Array(index.skus.length),
    failedField: new Uint8Array(index.skus.length),
    fieldPositions: new Map(fields.map((field, position) => [field, position])),
  };
  excludeUnmatched(index, request, scores, filtered);
  for (const facetFilter of facetFilters(index, request)) {
    const position = filtered.fieldPositions.get(facetFilter.field) ?? 0;
    for (const { id } of index.skus) {
      const failures = filtered.failures[id] ?? 0;
      if (failures === EXCLUDED || facetFilter.matches(id)) continue;
      filtered.failures[id] = failures + 1;
      filtered.failedField[id] = position;
    }
  }
  return filtered;
}

function excludeUnmatched(
  index: CatalogIndex,
  request: SearchRequest,
  scores: Float32Array | undefined,
  { failures }: FilteredSkus,
): void {
  const { categoryId, accepts } = request;
  for (const product of index.products) {
    const included =
      (categoryId === undefined || product.categoryIds.has(categoryId)) && (!accepts || accepts(product));
    if (!included) failures.fill(EXCLUDED, product.firstSku, product.endSku);
  }
  if (scores) {
    for (const { id } of index.skus) if ((scores[id] ?? 0) === 0) failures[id] = EXCLUDED;
  }
  excludeByPrice(index, request, failures);
}

function excludeByPrice(
  index: CatalogIndex,
  { minPrice, maxPrice, currency }: SearchRequest,
  failures: Uint8Array,
): void {
  if (minPrice === undefined && maxPrice === undefined) return;
  const prices = index.numberFacets.find(({ facet }) => facet.currency === currency)?.numbers;
  for (const { id } of index.skus) {
    const price = prices?.[id] ?? Number.NaN;
    if (!(price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)))
      failures[id] = EXCLUDED;
  }
}

interface FacetFilter {
  field: string;
  matches: (skuId: number) => boolean;
}

function facetFilters(index: CatalogIndex, { selection }: SearchRequest): FacetFilter[] {
  const valueFilters = index.valueFacets.flatMap(({ facet, ordinalsBySku, ordinalByText }): FacetFilter[] => {
    const selected = selection.values.get(facet.field);
    if (!selected) return [];
    const ordinals = new Set(selected.map((text) => ordinalByText.get(fold(text)) ?? -1));
    return [
      {
        field: facet.field,
        matches: (id) => (ordinalsBySku[id] ?? []).some((ordinal) => ordinals.has(ordinal)),
      },
    ];
  });
  const rangeFilters = index.numberFacets.flatMap(({ facet, numbers }): FacetFilter[] => {
    const ranges = selection.ranges.get(facet.field)?.map((range) => scaleRange(range, facet.scale));
    if (!ranges) return [];
    const matches = (id: number) => {
      const value = numbers[id] ?? Number.NaN;
      return !Number.isNaN(value) && ranges.some((range) => isWithin(value, range));
    };
    return [{ field: facet.field, matches }];
  });
  return [...valueFilters, ...rangeFilters];
}

/** Converts a range from wire values to index values; prices are whole cents. */
export function scaleRange({ low, high }: NumberRange, scale: number): NumberRange {
  const scaleValue = (value: number) => (scale === 1 ? value : Math.round(value * scale));
  return {
    ...(low === undefined ? {} : { low: scaleValue(low) }),
    ...(high === undefined ? {} : { high: scaleValue(high) }),
  };
}
