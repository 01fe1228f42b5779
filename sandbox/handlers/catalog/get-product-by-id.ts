import { getGetProductByIdMockHandler } from '@generated/catalog/catalog.msw';
import { createResolver } from '../../call';
import { productFinder } from '../../search/find-entries';
import { responseView } from '../../serializers/answer-view';
import { singleProductResponse } from '../../serializers/product-view-family/one-product';
import type { HandlerFactory } from '../handler-factory';

/** One product with its SKUs, or one SKU, by its catentry id; an empty list when there is none. */
export const getProductById: HandlerFactory = () =>
  getGetProductByIdMockHandler(
    createResolver('getProductById', ({ params, query, url }, { catalog }) => {
      const match = productFinder(catalog).byId(params.productId);
      return singleProductResponse(match, responseView(params.storeId, query), url.pathname);
    }),
  );
