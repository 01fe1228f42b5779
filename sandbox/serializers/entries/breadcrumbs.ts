import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { CatalogIndex } from '../../search/catalogue-index';
import { categoryPath } from '../../search/categories';
import { encodeRange, type FacetSelection } from '../../search/facet-parameter';
import { rangeExpression } from '../../search/number-ranges';
import { inLanguage, type ResponseView } from '../answer-view';
import { categoryLabels } from '../vocabulary/category-words';
import { chosenCodes, labelOf, parameterOf } from './facet-list';

/** Breadcrumbs of a result: its categories from the top down, then the selected facet values. */
export function breadcrumbs(
  index: CatalogIndex,
  choice: FacetSelection,
  categoryId: string | undefined,
  view: ResponseView,
): CatalogBreadcrumb[] {
  return [
    ...categoryCrumbs(categoryId, view),
    ...chosenValues(index, choice, view),
    ...chosenRanges(index, choice),
  ];
}

function categoryCrumbs(categoryId: string | undefined, view: ResponseView): CatalogBreadcrumb[] {
  return categoryPath(categoryId ?? '').map(({ id, labelKey }) => ({
    label: inLanguage(categoryLabels[labelKey].name, view),
    value: id,
    type_: 'FACET_ENTRY_CATEGORY',
  }));
}

function chosenValues(index: CatalogIndex, choice: FacetSelection, view: ResponseView): CatalogBreadcrumb[] {
  return index.valueFacets.flatMap((facet) =>
    [...chosenCodes(facet, choice)].map((ordinal) => {
      const code = facet.codes[ordinal] ?? '';
      return {
        label: labelOf(facet, code, view),
        value: parameterOf(facet, code),
        type_: 'FACET_ENTRY_ATTRIBUTE',
      };
    }),
  );
}

function chosenRanges(index: CatalogIndex, choice: FacetSelection): CatalogBreadcrumb[] {
  return index.numberFacets.flatMap(({ facet }) =>
    (choice.ranges.get(facet.field) ?? []).map((range) => ({
      label: rangeExpression(range),
      value: encodeRange(facet.field, range),
      type_: 'FACET_ENTRY_RANGE',
    })),
  );
}
