import { getGetTryOnAvailabilityMockHandler } from '@generated/assets/assets.msw';
import { createResolver } from '../../call';
import { productFinder } from '../../search/product-finder';
import type { HandlerFactory } from '../handler-factory';

/** Whether each part number supports virtual try-on; false for an unknown one. */
export const getTryOnAvailability: HandlerFactory = () =>
  getGetTryOnAvailabilityMockHandler(
    createResolver('getTryOnAvailability', ({ query }, { catalog }) => {
      const { byPartNumber } = productFinder(catalog);
      return Object.fromEntries(query.upc.map((upc) => [upc, byPartNumber(upc)?.color?.tryOn ?? false]));
    }),
  );
