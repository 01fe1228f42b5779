import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { CatalogIndex } from '../../search/catalog-index';
import { categoryPath } from '../../search/categories';
import { encodeRange, type FacetSelection } from '../../search/facet-parameter';
import { rangeExpression } from '../../search/number-ranges';
import { categoryLabels } from '../labels/category-labels';
import { localize, type ResponseView } from '../response-view';
import { chosenOrdinals, facetParameter, facetValueLabel } from './facet-list';

/** Breadcrumbs of a result: its categories from the top down, then the selected facet values. */
export function breadcrumbs(
  index: CatalogIndex,
  choice: FacetSelection,
  categoryId: string | undefined,
  view: ResponseView,
): CatalogBreadcrumb[] {
  return [
    ...categoryCrumbs(categoryId, view),
    ...valueCrumbs(index, choice, view),
    ...rangeCrumbs(index, choice),
  ];
}

function categoryCrumbs(categoryId: string | undefined, view: ResponseView): CatalogBreadcrumb[] {
  return categoryPath(categoryId ?? '').map(({ id, labelKey }) => ({
    label: localize(categoryLabels[labelKey].name, view),
    value: id,
    type_: 'FACET_ENTRY_CATEGORY',
  }));
}

function valueCrumbs(index: CatalogIndex, choice: FacetSelection, view: ResponseView): CatalogBreadcrumb[] {
  return index.valueFacets.flatMap((facet) =>
    [...chosenOrdinals(facet, choice)].map((ordinal) => {
      const code = facet.codes[ordinal] ?? '';
      return {
        label: facetValueLabel(facet, code, view),
        value: facetParameter(facet, code),
        type_: 'FACET_ENTRY_ATTRIBUTE',
      };
    }),
  );
}

function rangeCrumbs(index: CatalogIndex, choice: FacetSelection): CatalogBreadcrumb[] {
  return index.numberFacets.flatMap(({ facet }) =>
    (choice.ranges.get(facet.field) ?? []).map((range) => ({
      label: rangeExpression(range),
      value: encodeRange(facet.field, range),
      type_: 'FACET_ENTRY_RANGE',
    })),
  );
}
