import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type Category, categoryById } from '../../search/categories';
import { categoryTree } from '../../serializers/category-tree';
import { responseView } from '../../serializers/response-view';

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
