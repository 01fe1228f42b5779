import type { CatalogIndex } from './catalogue-index';
import { isWithin, type NumberRange } from './number-ranges';
import type { SearchRequest } from './search-request';
import { fold } from './words';

/**
 * Result of the filters per SKU. A SKU that fails the query, category or price limits has `EXCLUDED` failures.
 * Otherwise `failures` counts the selected facets that it does not match; with exactly one, `failedField` says which.
 */
export interface FilteredSkus {
  failures: Uint8Array;
  /** Position of the failed facet among all index fields, where `failures` is 1. */
  failedField: Uint8Array;
  /** Position of each index field, value facets first. */
  fieldPlace: Map<string, number>;
}

export const OUTSIDE = 255;

export function filterSkus(
  index: CatalogIndex,
  request: SearchRequest,
  scores: Float32Array | undefined,
): FilteredSkus {
  const fields = [...index.valueFacets, ...index.numberFacets].map(({ facet }) => facet.field);
  const filtered: FilteredSkus = {
    failures: new Uint8Array(index.units.length),
    failedField: new Uint8Array(index.units.length),
    fieldPlace: new Map(fields.map((field, place) => [field, place])),
  };
  leaveOutside(index, request, scores, filtered);
  for (const test of chosenFacets(index, request)) {
    const place = filtered.fieldPlace.get(test.field) ?? 0;
    for (const { id } of index.units) {
      const failures = filtered.failures[id] ?? 0;
      if (failures === OUTSIDE || test.meets(id)) continue;
      filtered.failures[id] = failures + 1;
      filtered.failedField[id] = place;
    }
  }
  return filtered;
}

function leaveOutside(
  index: CatalogIndex,
  request: SearchRequest,
  scores: Float32Array | undefined,
  { failures }: FilteredSkus,
): void {
  const { categoryId, accepts } = request;
  for (const product of index.products) {
    const inside =
      (categoryId === undefined || product.categoryIds.has(categoryId)) && (!accepts || accepts(product));
    if (!inside) failures.fill(OUTSIDE, product.firstUnit, product.endUnit);
  }
  if (scores) {
    for (const { id } of index.units) if ((scores[id] ?? 0) === 0) failures[id] = OUTSIDE;
  }
  leavePricesOutside(index, request, failures);
}

function leavePricesOutside(
  index: CatalogIndex,
  { minPrice, maxPrice, currency }: SearchRequest,
  failures: Uint8Array,
): void {
  if (minPrice === undefined && maxPrice === undefined) return;
  const prices = index.numberFacets.find(({ facet }) => facet.currency === currency)?.numberOf;
  for (const { id } of index.units) {
    const price = prices?.[id] ?? Number.NaN;
    if (!(price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)))
      failures[id] = OUTSIDE;
  }
}

interface ChosenFacet {
  field: string;
  meets: (unitId: number) => boolean;
}

function chosenFacets(index: CatalogIndex, { choice }: SearchRequest): ChosenFacet[] {
  const byCode = index.valueFacets.flatMap(({ facet, ordinalsOf, ordinalByText }): ChosenFacet[] => {
    const selected = choice.values.get(facet.field);
    if (!selected) return [];
    const ordinals = new Set(selected.map((text) => ordinalByText.get(fold(text)) ?? -1));
    return [
      { field: facet.field, meets: (id) => (ordinalsOf[id] ?? []).some((ordinal) => ordinals.has(ordinal)) },
    ];
  });
  const byNumber = index.numberFacets.flatMap(({ facet, numberOf }): ChosenFacet[] => {
    const ranges = choice.ranges.get(facet.field)?.map((range) => scaled(range, facet.scale));
    if (!ranges) return [];
    const meets = (id: number) => {
      const value = numberOf[id] ?? Number.NaN;
      return !Number.isNaN(value) && ranges.some((range) => isWithin(value, range));
    };
    return [{ field: facet.field, meets }];
  });
  return [...byCode, ...byNumber];
}

/** Converts a range from wire values to index values; prices are whole cents. */
export function scaled({ low, high }: NumberRange, scale: number): NumberRange {
  const times = (value: number) => (scale === 1 ? value : Math.round(value * scale));
  return {
    ...(low === undefined ? {} : { low: times(low) }),
    ...(high === undefined ? {} : { high: times(high) }),
  };
}
