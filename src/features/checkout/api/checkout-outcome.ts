import { checkout, getPlacedOrder } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { type ApiError, isRejection } from '@/lib/http/api-error';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { CheckoutProblem } from '../state/checkout-problem';
import { closeRequest, forgetRequest, openRequest } from '../state/checkout-request';
import { toCheckoutProblem } from './to-checkout-problem';

/** Outcome of an attempt to order. */
export type CheckoutOutcome = { placed: true; orderId: string } | { placed: false; problem: CheckoutProblem };

/** Longer than for other calls, because the bank is involved. */
const TIMEOUT_MS = 30_000;

/**
 * Places the order that the shopper sees: this version, at this total. At most once, however often it is called: all
 * attempts for an order have the same request id. After an unclear outcome it checks whether the order exists.
 */
export async function placeOrder(site: Site, order: Cart): Promise<CheckoutOutcome> {
  if (!(await confirmInsuredPrices(site, order)))
    return { placed: false, problem: { place: 'review', kind: 'insurance-failed' } };
  const requestId = openRequest(order.orderId);
  try {
    const { orderId } = await checkout(
      site.storeId,
      {
        orderId: order.orderId,
        x_requestId: requestId,
        x_agreedTotal: order.grandTotal,
        ...(order.x_orderVersion ? { x_orderVersion: order.x_orderVersion } : {}),
        notifyMerchant: '1',
        notifyShopper: '1',
        notifyOrderSubmitted: '1',
      },
      { langId: site.languageId },
      { timeoutMs: TIMEOUT_MS },
    );
    return placed(orderId);
  } catch (error) {
    return isRejection(error) ? rejected(error) : findOutcome(site, requestId);
  }
}

/** Requests whether an order was placed. A pending request may still do so; a retry with its id orders once. */
export async function findOutcome(site: Site, requestId: string): Promise<CheckoutOutcome> {
  try {
    const outcome = await getPlacedOrder(site.storeId, requestId, { langId: site.languageId });
    if (outcome.placed === 'true' && outcome.orderId) return placed(outcome.orderId);
    return { placed: false, problem: { place: 'review', kind: 'not-placed' } };
  } catch {
    return { placed: false, problem: { place: 'review', kind: 'unclear' } };
  }
}

function placed(orderId: string): CheckoutOutcome {
  forgetRequest();
  return { placed: true, orderId };
}

function rejected(error: ApiError): CheckoutOutcome {
  const [parameter = ''] = error.parameters;
  // Another tab or an earlier visit has placed it.
  if (error.key === '_ERR_ORDER_ALREADY_PLACED' && parameter) return placed(parameter);
  if (error.key === '_ERR_REQUEST_ID_REUSED') forgetRequest();
  else closeRequest();
  return { placed: false, problem: toCheckoutProblem(error) };
}

/**
 * Has the insured prices of an order confirmed, without which it cannot be placed (002 §7, `benefitpricing`).
 *
 * @returns whether it can be placed.
 */
async function confirmInsuredPrices(site: Site, order: Cart): Promise<boolean> {
  if (!order.orderItem?.some(isInsuredItem)) return true;
  try {
    const { confirmBenefits } = await import('@/lib/insurance/order-benefits');
    await confirmBenefits(site, order);
    return true;
  } catch {
    track({ name: 'error', message: 'Error getting insurance discount', operation: 'priceWithBenefits' });
    return false;
  }
}
