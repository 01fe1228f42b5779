import { getGetTryOnAvailabilityMockHandler } from '@generated/assets/assets.msw';
import { createResolver } from '../../call';
import { productFinder } from '../../search/product-finder';
import type { HandlerFactory } from '../handler-factory';

/** Returns for each part number whether it supports virtual try-on; false for an unknown one. */
export const getTryOnAvailability: HandlerFactory = () =>
  getGetTryOnAvailabilityMockHandler(
    createResolver('getTryOnAvailability', ({ query }, { catalog }) => {
      const { byPartNumber } = productFinder(catalog);
      return Object.fromEntries(query.upc.map((upc) => [upc, byPartNumber(upc)?.color?.tryOn ?? false]));
    }),
  );
