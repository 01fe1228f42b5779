import type { CatalogIndex } from '../../search/catalog-index';
import { categoryById } from '../../search/categories';
import type { FacetCounts } from '../../search/count-facets';
import type { NumberFacetIndex, ValueFacetIndex } from '../../search/facet-index';
import { encodeRange, encodeValue, type FacetSelection } from '../../search/facet-parameter';
import { rangeExpression } from '../../search/number-ranges';
import { fold } from '../../search/tokenize';
import { localize, type ResponseView } from '../response-view';

/** A facet of a search result, before it is mapped to one of the two wire formats. */
export interface FacetResult {
  name: string;
  /** Index field. */
  field: string;
  label: string;
  values: FacetResultValue[];
  /** True if all values are included, so that the limit left none out. */
  complete: boolean;
}

export interface FacetResultValue {
  label: string;
  /** The encoded `facet` parameter; for a category its id. */
  value: string;
  code: string;
  count: number;
}

/** Decides which values a facet shows. */
export interface FacetScope {
  view: ResponseView;
  choice: FacetSelection;
  /** Category of the listing. Its children are the values of the category facet; without it, the top categories. */
  categoryId?: string | undefined;
  /** Most values per index field; all when absent or negative. */
  limits: ReadonlyMap<string, number>;
}

const CATEGORY_FACET = 'ParentCatalogGroup';

/**
 * Returns the facets of a result. Values without products are left out unless they are selected, and so are facets without
 * values.
 */
export function listFacets(index: CatalogIndex, counts: FacetCounts, scope: FacetScope): FacetResult[] {
  const valueFacets = index.valueFacets.map((facet) => valueFacet(facet, counts, scope));
  const numberFacets = index.numberFacets
    .filter(({ facet }) => facet.ranges.length > 0 && facet.currency === scope.view.currency)
    .map((facet) => numberFacet(facet, counts, scope));
  return [...valueFacets, ...numberFacets].filter(({ values }) => values.length > 0);
}

function valueFacet(index: ValueFacetIndex, counts: FacetCounts, scope: FacetScope): FacetResult {
  const { facet, codes } = index;
  const chosen = chosenOrdinals(index, scope.choice);
  const values = codes.flatMap((code, ordinal): FacetResultValue[] => {
    const count = counts.get(facet.field)?.[ordinal] ?? 0;
    const isVisible = (count > 0 && isSelectable(index, code, scope)) || chosen.has(ordinal);
    return isVisible
      ? [{ label: facetValueLabel(index, code, scope.view), value: facetParameter(index, code), code, count }]
      : [];
  });
  return applyLimit(facet.name, facet.field, localize(facet.label, scope.view), values, scope);
}

function numberFacet({ facet }: NumberFacetIndex, counts: FacetCounts, scope: FacetScope): FacetResult {
  const chosen = new Set(scope.choice.ranges.get(facet.field)?.map(rangeExpression));
  const values = facet.ranges.flatMap((range, rangeIndex): FacetResultValue[] => {
    const count = counts.get(facet.field)?.[rangeIndex] ?? 0;
    const label = rangeExpression(range);
    return count > 0 || chosen.has(label)
      ? [{ label, value: encodeRange(facet.field, range), code: label, count }]
      : [];
  });
  return applyLimit(facet.name, facet.field, localize(facet.label, scope.view), values, scope);
}

function applyLimit(
  name: string,
  field: string,
  label: string,
  values: FacetResultValue[],
  { limits }: FacetScope,
): FacetResult {
  const limit = limits.get(field) ?? -1;
  const limitedValues = limit < 0 ? values : values.slice(0, limit);
  return { name, field, label, values: limitedValues, complete: limitedValues.length === values.length };
}

/**
 * Returns whether a value can be selected. A flag only has True; the category facet only has the children of the listing's
 * category.
 */
function isSelectable({ facet }: ValueFacetIndex, code: string, { categoryId }: FacetScope): boolean {
  if (facet.flag) return code === 'True';
  if (facet.name !== CATEGORY_FACET) return true;
  return categoryById(code)?.parent === categoryId;
}

/** Returns the label of a value. The only value of a flag has the facet's name. */
export function facetValueLabel({ facet }: ValueFacetIndex, code: string, view: ResponseView): string {
  if (facet.flag) return localize(facet.label, view);
  const text = facet.valueLabels?.[code];
  return text ? localize(text, view) : code;
}

export function facetParameter({ facet }: ValueFacetIndex, code: string): string {
  return facet.name === CATEGORY_FACET ? code : encodeValue(facet.field, code);
}

/** Ordinals of the selected values. */
export function chosenOrdinals(
  { facet, ordinalByText }: ValueFacetIndex,
  { values }: FacetSelection,
): Set<number> {
  const ordinals = (values.get(facet.field) ?? []).flatMap((text) => ordinalByText.get(fold(text)) ?? []);
  return new Set(ordinals);
}
