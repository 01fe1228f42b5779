import { getCartPath, getFrameLensesPath } from '@generated/operation-paths';
import { insuranceStatus } from './insurance-status';

/** Queries whose prices depend on the cookie `ria_1`. */
const INSURED_QUERIES = [getCartPath, getFrameLensesPath];

/** Loads again what is priced by the shopper's plan. Call it after the cookie has changed. */
export function refreshInsuredPrices(): void {
  insuranceStatus.notify();
  void import('../cache/revalidate-queries').then(({ revalidateQueries }) =>
    revalidateQueries(INSURED_QUERIES),
  );
}
