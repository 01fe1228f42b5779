import { SHOPPER_QUERIES } from './invalidations';
import { revalidateQueries } from './revalidate-queries';

/** Refetches the shopper's data wherever it is shown. */
export function revalidateShopper(): Promise<void> {
  return revalidateQueries(SHOPPER_QUERIES);
}
