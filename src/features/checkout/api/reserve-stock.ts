import { prepareCheckout } from '@generated/cart/cart';
import { isApiError } from '@/lib/http/api-error';
import type { Site } from '@/lib/site/site';
import type { CheckoutProblem } from '../state/checkout-problem';
import { toCheckoutProblem } from './to-checkout-problem';

let reservation = new AbortController();

/**
 * Holds the stock of a complete order while it is reviewed. @returns sold-out lines; any other failure can wait, since placing
 * the order checks everything again.
 */
export async function reserveStock(
  { storeId, languageId }: Site,
  orderId: string,
): Promise<CheckoutProblem | undefined> {
  reservation = new AbortController();
  try {
    await prepareCheckout(storeId, { orderId }, { langId: languageId }, { signal: reservation.signal });
    return undefined;
  } catch (error) {
    const problem = isApiError(error) ? toCheckoutProblem(error) : undefined;
    return problem?.kind === 'stock-gone' ? problem : undefined;
  }
}

/** Call it before placing an order: a reservation that arrives later would find no cart. */
export function cancelReservation(): void {
  reservation.abort();
}
