import { getCartPath } from '@generated/operation-paths';

/** Queries whose prices depend on the cookie `ria_1`. */
const INSURED_QUERIES = [getCartPath];

/** Loads again what is priced by the shopper's plan. Call it after the cookie has changed. */
export function refreshInsuredPrices(): void {
  void import('../cache/revalidate-queries').then(({ revalidateQueries }) =>
    revalidateQueries(INSURED_QUERIES),
  );
}
