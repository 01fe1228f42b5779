import type { CatalogCategory } from '@generated/catalog/model/catalogCategory';
import { type Category, categories } from '../search/categories';
import { ASSET_STORE_ID } from './image-urls';
import { categoryLabels } from './labels/category-labels';
import { localize, type ResponseView } from './response-view';

/**
 * Returns the category tree from the top.
 * @param limits most categories per level. Without limits: the whole top level and nothing below it.
 */
export function categoryTree(limits: readonly number[], view: ResponseView): CatalogCategory[] {
  const [topLimit = categories.length, ...lowerLimits] = limits;
  return childCategories(undefined, topLimit, lowerLimits, view);
}

function childCategories(
  parent: string | undefined,
  limit: number,
  lowerLimits: readonly number[],
  view: ResponseView,
): CatalogCategory[] {
  return categories
    .filter((category) => category.parent === parent)
    .slice(0, limit)
    .map((category) => toCatalogCategory(category, lowerLimits, view));
}

function toCatalogCategory(
  category: Category,
  limits: readonly number[],
  view: ResponseView,
): CatalogCategory {
  const labels = categoryLabels[category.labelKey];
  const children = categories.filter(({ parent }) => parent === category.id);
  const [limit, ...lowerLimits] = limits;
  return {
    uniqueID: category.id,
    identifier: category.identifier,
    name: localize(labels.name, view),
    ...('text' in labels ? { shortDescription: localize(labels.text, view) } : {}),
    storeID: ASSET_STORE_ID,
    resourceId: `/search/resources/store/${view.storeId}/categoryview/byId/${category.id}`,
    ...(category.parent ? { parentCatalogGroupID: [`${view.catalogId}_${category.parent}`] } : {}),
    ...(children.length > 0
      ? { childCatalogGroupID: children.map(({ id }) => `${view.catalogId}_${id}`) }
      : {}),
    ...(limit !== undefined && children.length > 0
      ? { catalogGroupView: childCategories(category.id, limit, lowerLimits, view) }
      : {}),
  };
}
