import type { Records } from './catalogue-records';
import type { NumberFacet, ValueFacet } from './facet';
import { fold } from './words';

/** The codes of a facet, and the codes of each SKU. */
export interface ValueFacetIndex {
  facet: ValueFacet;
  /** Codes in display order; a code's position is its ordinal. */
  codes: string[];
  ordinalsOf: readonly (readonly number[])[];
  /** Ordinal by code or by label in any language, folded. */
  ordinalByText: Map<string, number>;
}

/** A number for each SKU; NaN where it has none. */
export interface NumberFacetIndex {
  facet: NumberFacet;
  numberOf: Float64Array;
}

export function indexValueFacet(facet: ValueFacet, { products, units }: Records): ValueFacetIndex {
  const codesOf = units.map((unit) => {
    const product = products[unit.productId];
    return product ? facet.valuesOf(product, unit) : [];
  });
  const codes = orderedCodes(facet, new Set(codesOf.flat()));
  const ordinalOf = new Map(codes.map((code, ordinal) => [code, ordinal]));
  return {
    facet,
    codes,
    ordinalsOf: codesOf.map((own) => own.map((code) => ordinalOf.get(code) ?? -1)),
    ordinalByText: textsToOrdinals(facet, codes),
  };
}

export function indexNumberFacet(facet: NumberFacet, { products, units }: Records): NumberFacetIndex {
  const numberOf = new Float64Array(units.length).fill(Number.NaN);
  for (const unit of units) {
    const product = products[unit.productId];
    const value = product && facet.numberOf(product, unit);
    if (value !== undefined) numberOf[unit.id] = value;
  }
  return { facet, numberOf };
}

function orderedCodes({ valueLabels }: ValueFacet, present: Set<string>): string[] {
  const named = Object.keys(valueLabels ?? {}).filter((code) => present.has(code));
  const unnamed = [...present].filter((code) => !(valueLabels && code in valueLabels));
  return [...named, ...unnamed.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))];
}

/** Codes take precedence over labels: a label in one language must not hide another value's code. */
function textsToOrdinals({ valueLabels }: ValueFacet, codes: string[]): Map<string, number> {
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
