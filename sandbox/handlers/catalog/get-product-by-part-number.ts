import type { Handler } from '../../call';
import { productFinder } from '../../search/product-finder';
import { singleProductResponse } from '../../serializers/product-view/single-product-response';
import { catalogView } from './catalog-view';

/** Returns one product or SKU by its part number, else by its descriptive name; an empty list when there is none. */
export const getProductByPartNumber: Handler<'getProductByPartNumber'> = (
  { params, query, url },
  context,
) => {
  const finder = productFinder(context.catalog);
  const match = finder.byPartNumber(params.partNumber) ?? finder.byName(params.partNumber);
  return singleProductResponse(match, catalogView(context, params.storeId, query), url.pathname);
};
