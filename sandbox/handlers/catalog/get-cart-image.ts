import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { productFinder } from '../../search/product-finder';
import { frontImageUrl } from '../../serializers/image-urls';

/** Returns the image path of a frame (cartImage) or contact lens (cartImageCL). 404 for any other product. */
export const getCartImage: Handler<'getCartImage'> = ({ params }, { catalog }) => {
  const match = productFinder(catalog).byPartNumber(params.upc);
  const isRequestedKind = params.imageKind === 'cartImage' ? match?.color : match && 'lens' in match.product;
  if (!isRequestedKind) return reject(apiErrors.notFound(`The picture of ${params.upc}`));
  return { path: frontImageUrl(params.upc) };
};
