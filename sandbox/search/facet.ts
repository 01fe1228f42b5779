import type { Currency } from '../seed/models/price';
import type { WireText } from '../serializers/response-view';
import type { ProductRecord, SkuRecord } from './catalog-records';
import type { NumberRange } from './number-ranges';

export interface FacetBase {
  /** Attribute identifier, or a name of the commerce API itself. */
  name: string;
  /** Index field: the part before the colon of the parameter `facet`. */
  field: string;
  /** Display name. */
  label: WireText;
}

/** A facet whose values are codes. */
export interface ValueFacet extends FacetBase {
  /** Labels by code, in display order. Codes without a label follow in alphabetical order and are shown as they are. */
  valueLabels?: Readonly<Record<string, WireText>>;
  /** True if the codes are True and False. Only True is shown, with the facet's name. */
  flag?: true;
  getValues: (product: ProductRecord, sku: SkuRecord) => readonly string[];
}

/** A numeric facet, filtered by ranges. */
export interface NumberFacet extends FacetBase {
  getNumber: (product: ProductRecord, sku: SkuRecord) => number | undefined;
  /** Factor from wire values to index values. */
  scale: number;
  /** Counted ranges, in wire values; empty for a filter-only field. */
  ranges: readonly NumberRange[];
  /** Shown only in responses with this currency. */
  currency?: Currency;
}
