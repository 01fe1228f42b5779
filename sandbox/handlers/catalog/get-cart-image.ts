import { getGetCartImageMockHandler } from '@generated/catalog/catalog.msw';
import { answer } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import { entryFinder } from '../../search/find-entries';
import { frontPicture } from '../../serializers/pictures';
import type { HandlerFactory } from '../handler-factory';

/** Address of the picture of a frame (cartImage) or contact lens (cartImageCL). Refuses with 404 what is neither. */
export const getCartImage: HandlerFactory = () =>
  getGetCartImageMockHandler(
    answer('getCartImage', ({ params }, { catalogue }) => {
      const found = entryFinder(catalogue).byPartNumber(params.upc);
      const isWanted = params.imageKind === 'cartImage' ? found?.colour : found && 'lens' in found.product;
      if (!isWanted) return refuse(refusals.notFound(`The picture of ${params.upc}`));
      return { path: frontPicture(params.upc) };
    }),
  );
