import { getGetCartImageMockHandler } from '@generated/catalog/catalog.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { productFinder } from '../../search/product-finder';
import { frontImageUrl } from '../../serializers/image-urls';
import type { HandlerFactory } from '../handler-factory';

/** Returns the image path of a frame (cartImage) or contact lens (cartImageCL). 404 for any other product. */
export const getCartImage: HandlerFactory = () =>
  getGetCartImageMockHandler(
    createResolver('getCartImage', ({ params }, { catalog }) => {
      const match = productFinder(catalog).byPartNumber(params.upc);
      const isRequestedKind =
        params.imageKind === 'cartImage' ? match?.color : match && 'lens' in match.product;
      if (!isRequestedKind) return reject(apiErrors.notFound(`The picture of ${params.upc}`));
      return { path: frontImageUrl(params.upc) };
    }),
  );
