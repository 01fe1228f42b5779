import type { ProductViewAnswer } from '@generated/catalog/model/productViewAnswer';
import type { FoundProduct } from '../../search/find-entries';
import type { ResponseView } from '../answer-view';
import { toCatalogItem } from '../entries/found-entry';
import { paginate } from '../page-of';
import { productViewResponse } from './product-view-answer';

/** Response for one product or SKU. An empty list when there is no match; that is not an error. */
export function singleProductResponse(
  match: FoundProduct | undefined,
  view: ResponseView,
  resourceId: string,
): ProductViewAnswer {
  const items = match ? [toCatalogItem(match, view)] : [];
  return productViewResponse({ page: paginate(items, {}, 1), view, resourceId });
}
