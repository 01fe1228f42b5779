import { getGetTryOnAvailabilityMockHandler } from '@generated/assets/assets.msw';
import { answer } from '../../call';
import { entryFinder } from '../../search/find-entries';
import type { HandlerFactory } from '../handler-factory';

/** Whether each part number supports virtual try-on; false for an unknown one. */
export const getTryOnAvailability: HandlerFactory = () =>
  getGetTryOnAvailabilityMockHandler(
    answer('getTryOnAvailability', ({ query }, { catalogue }) => {
      const { byPartNumber } = entryFinder(catalogue);
      return Object.fromEntries(query.upc.map((upc) => [upc, byPartNumber(upc)?.colour?.tryOn ?? false]));
    }),
  );
