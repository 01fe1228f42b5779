import { apiErrors, reject } from '../../http/api-errors';
import { type Category, categoryById } from '../../search/categories';

/**
 * Returns the category with this id.
 *
 * @throws ApiErrorResponse 404 when there is none.
 */
export function requireCategory(id: string): Category {
  return categoryById(id) ?? reject(apiErrors.notFound(`Category ${id}`));
}
