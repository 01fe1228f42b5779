import type { CatalogCategory } from '@generated/catalog/model/catalogCategory';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type Category, categories, categoryById } from '../../search/categories';
import { ASSET_STORE_ID } from '../../serializers/image-urls';
import { categoryLabels } from '../../serializers/labels/category-labels';
import { localize, type ResponseView, responseView } from '../../serializers/response-view';

/** Returns the top categories; with `depthAndLimit` also the levels below. */
export const getCategoryTree: Handler<'getCategoryTree'> = ({ params, query, url }) => {
  const limits = (query.depthAndLimit ?? '').split(',').filter(Boolean).map(Number);
  const view = responseView(params.storeId, query);
  const catalogGroupView = categoryTree(limits, view);
  return {
    resourceName: 'categoryview',
    resourceId: url.pathname,
    recordSetTotal: catalogGroupView.length,
    recordSetCount: catalogGroupView.length,
    recordSetStartNumber: 0,
    recordSetComplete: 'true' as const,
    catalogGroupView,
  };
};

/**
 * Returns the category with this id.
 *
 * @throws ApiErrorResponse 404 when there is none.
 */
export function requireCategory(id: string): Category {
  return categoryById(id) ?? reject(apiErrors.notFound(`Category ${id}`));
}

/**
 * Returns the category tree from the top.
 * @param limits most categories per level. Without limits: the whole top level and nothing below it.
 */
function categoryTree(limits: readonly number[], view: ResponseView): CatalogCategory[] {
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
