import type { Handler } from '../../call';
import { productFinder } from '../../search/product-finder';

/** Returns for each part number whether it supports virtual try-on; false for an unknown one. */
export const getTryOnAvailability: Handler<'getTryOnAvailability'> = ({ query }, { catalog }) => {
  const { byPartNumber } = productFinder(catalog);
  return Object.fromEntries(query.upc.map((upc) => [upc, byPartNumber(upc)?.color?.tryOn ?? false]));
};
