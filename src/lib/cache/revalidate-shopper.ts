import { SHOPPER_QUERIES } from './invalidations';
import { revalidateQueries } from './revalidate-queries';

/** Fetches the shopper's own data again, where it is shown. */
export function revalidateShopper(): Promise<void> {
  return revalidateQueries(SHOPPER_QUERIES);
}
