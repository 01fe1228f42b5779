import type { Currency } from '../seed/models/price';
import type { WireText } from '../serializers/answer-view';
import type { ProductRecord, UnitRecord } from './catalogue-records';
import type { NumberRange } from './number-ranges';

interface FacetBase {
  /** Attribute identifier, or one of the platform's own names. */
  name: string;
  /** Index field: what stands before the colon of the parameter `facet`. */
  field: string;
  /** What the shopper reads. */
  words: WireText;
}

/** A facet whose values are codes. */
export interface ValueFacet extends FacetBase {
  /** Texts of the codes, in the order shown; codes without a text stand for themselves, in alphabetical order. */
  values?: Readonly<Record<string, WireText>>;
  /** Whether the codes are True and False; only True is shown, by the facet's own name. */
  flag?: true;
  valuesOf: (product: ProductRecord, unit: UnitRecord) => readonly string[];
}

/** A facet whose values are numbers, narrowed by ranges. */
export interface NumberFacet extends FacetBase {
  numberOf: (product: ProductRecord, unit: UnitRecord) => number | undefined;
  /** How many of the index's units make one of the wire's. */
  scale: number;
  /** Ranges that are counted, in the wire's units; none for a field that only narrows. */
  ranges: readonly NumberRange[];
  /** The only currency whose answers show it. */
  currency?: Currency;
}
