import { getCartPath, getFrameLensesPath } from '@generated/operation-paths';
import { loadWithRetry } from '../hydration/load-with-retry';
import { mayHaveSession } from '../session/session-cookie';
import { insuranceStatus, markPriced } from './insurance-status';

/** Refetches everything priced by the shopper's plan. Call it after the cookie `ria_1` has changed. */
export function refreshInsuredPrices(): void {
  markPriced();
  insuranceStatus.notify();
  // Without a session there is no cart to load.
  const templates = mayHaveSession() ? [getFrameLensesPath, getCartPath] : [getFrameLensesPath];
  void loadWithRetry(() => import('../cache/revalidate-queries')).then(({ revalidateQueries }) =>
    revalidateQueries(templates),
  );
}
