import { refusals, refuse } from '../../http/refuse';
import { type Category, categoryById } from '../../search/categories';

/**
 * The category that a call names.
 *
 * @throws RefusalError 404 when there is none with this id.
 */
export function knownCategory(id: string): Category {
  return categoryById(id) ?? refuse(refusals.notFound(`Category ${id}`));
}
