import type { Handler } from '../../call';
import { productFinder } from '../../search/product-finder';
import { singleProductResponse } from '../../serializers/product-view/single-product-response';
import { catalogView } from './catalog-view';

/** Returns one product with its SKUs, or one SKU, by its catentry id; an empty list when there is none. */
export const getProductById: Handler<'getProductById'> = ({ params, query, url }, context) => {
  const match = productFinder(context.catalog).byId(params.productId);
  return singleProductResponse(match, catalogView(context, params.storeId, query), url.pathname);
};
