import type { ProductViewResponse } from '@generated/catalog/model/productViewResponse';
import type { FoundProduct } from '../../search/product-finder';
import { toCatalogItem } from '../catalog/to-catalog-item';
import { paginate } from '../paginate';
import type { ResponseView } from '../response-view';
import { productViewResponse } from './product-view-response';

/** Returns the response for one product or SKU. An empty list when there is no match; that is not an error. */
export function singleProductResponse(
  match: FoundProduct | undefined,
  view: ResponseView,
  resourceId: string,
): ProductViewResponse {
  const items = match ? [toCatalogItem(match, view)] : [];
  return productViewResponse({ page: paginate(items, {}, 1), view, resourceId });
}
