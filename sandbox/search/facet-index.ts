import type { CatalogRecords } from './catalog-records';
import type { NumberFacet, ValueFacet } from './facet';
import { fold } from './tokenize';

/** The codes of a facet, and the codes of each SKU. */
export interface ValueFacetIndex {
  facet: ValueFacet;
  /** Codes in display order; a code's position is its ordinal. */
  codes: string[];
  ordinalsBySku: readonly (readonly number[])[];
  /** Ordinal by code or by label in any language, folded. */
  ordinalByText: Map<string, number>;
}

/** A number for each SKU; NaN where it has none. */
export interface NumberFacetIndex {
  facet: NumberFacet;
  numbers: Float64Array;
}

export function indexValueFacet(facet: ValueFacet, { products, skus }: CatalogRecords): ValueFacetIndex {
  const codesBySku = skus.map((sku) => {
    const product = products[sku.productId];
    return product ? facet.getValues(product, sku) : [];
  });
  const codes = orderedCodes(facet, new Set(codesBySku.flat()));
  const ordinalByCode = new Map(codes.map((code, ordinal) => [code, ordinal]));
  return {
    facet,
    codes,
    ordinalsBySku: codesBySku.map((skuCodes) => skuCodes.map((code) => ordinalByCode.get(code) ?? -1)),
    ordinalByText: ordinalsByText(facet, codes),
  };
}

export function indexNumberFacet(facet: NumberFacet, { products, skus }: CatalogRecords): NumberFacetIndex {
  const numbers = new Float64Array(skus.length).fill(Number.NaN);
  for (const sku of skus) {
    const product = products[sku.productId];
    const value = product && facet.getNumber(product, sku);
    if (value !== undefined) numbers[sku.id] = value;
  }
  return { facet, numbers };
}

function orderedCodes({ valueLabels }: ValueFacet, presentCodes: Set<string>): string[] {
  const labeled = Object.keys(valueLabels ?? {}).filter((code) => presentCodes.has(code));
  const unlabeled = [...presentCodes].filter((code) => !(valueLabels && code in valueLabels));
  return [...labeled, ...unlabeled.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))];
}

/** Codes take precedence over labels: a label in one language must not hide another value's code. */
function ordinalsByText({ valueLabels }: ValueFacet, codes: string[]): Map<string, number> {
  const ordinals = new Map<string, number>();
  for (const [ordinal, code] of codes.entries()) {
    const labels = valueLabels?.[code];
    for (const label of labels ? [labels.en, labels.es, labels.fr, labels.enCa ?? labels.en] : []) {
      ordinals.set(fold(label), ordinal);
    }
  }
  for (const [ordinal, code] of codes.entries()) ordinals.set(fold(code), ordinal);
  return ordinals;
}
