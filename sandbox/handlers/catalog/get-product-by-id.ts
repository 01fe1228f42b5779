import { getGetProductByIdMockHandler } from '@generated/catalog/catalog.msw';
import { answer } from '../../call';
import { entryFinder } from '../../search/find-entries';
import { answerView } from '../../serializers/answer-view';
import { oneProduct } from '../../serializers/product-view-family/one-product';
import type { HandlerFactory } from '../handler-factory';

/** One product with its SKUs, or one SKU, by its catentry id; an empty list when there is none. */
export const getProductById: HandlerFactory = () =>
  getGetProductByIdMockHandler(
    answer('getProductById', ({ params, query, url }, { catalog }) => {
      const found = entryFinder(catalog).byId(params.productId);
      return oneProduct(found, answerView(params.storeId, query), url.pathname);
    }),
  );
