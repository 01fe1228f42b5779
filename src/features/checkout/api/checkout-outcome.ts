import { checkout, getPlacedOrder } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { parseAmount } from '@/domain/money/parse-amount';
import { type ApiError, isApiError } from '@/lib/http/api-error';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { CheckoutProblem } from '../state/checkout-problem';
import { closeRequest, forgetRequest, openRequest } from '../state/checkout-request';

/** What came of a decision to order. */
export type CheckoutOutcome = { placed: true; orderId: string } | { placed: false; problem: CheckoutProblem };

/** Longer than for other calls, since the bank is asked meanwhile. */
const TIMEOUT_MS = 30_000;

/**
 * Places the order that the shopper sees: this version, at this total. At most once, however often it is called: all
 * attempts for an order have the same request id. After an unclear outcome it asks whether the order exists.
 */
export async function placeOrder(site: Site, order: Cart): Promise<CheckoutOutcome> {
  if (!(await areBenefitsConfirmed(site, order))) return INSURANCE_FAILED;
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
    return isApiError(error) && isRejection(error) ? rejected(error) : findOutcome(site, requestId);
  }
}

const INSURANCE_FAILED: CheckoutOutcome = {
  placed: false,
  problem: { place: 'review', kind: 'insurance-failed' },
};

/** Has the insured prices confirmed, without which the order cannot be placed (002 §7, `benefitpricing`). */
async function areBenefitsConfirmed(site: Site, order: Cart): Promise<boolean> {
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

/** The commerce API has said no. Everything else leaves open whether it has placed the order. */
function isRejection({ kind, status }: ApiError): boolean {
  return kind === 'rejected' && status < 500;
}

function rejected(error: ApiError): CheckoutOutcome {
  const [parameter = ''] = error.parameters;
  // By another tab, or by an earlier visit.
  if (error.key === '_ERR_ORDER_ALREADY_PLACED' && parameter) return placed(parameter);
  if (error.key === '_ERR_REQUEST_ID_REUSED') forgetRequest();
  else closeRequest();
  return { placed: false, problem: toProblem(error) };
}

const PAYMENT_PROBLEMS: ReadonlyMap<string, CheckoutProblem['kind']> = new Map([
  ['_ERR_PAYMENT_DECLINED', 'declined'],
  ['_ERR_PAYMENT_IN_REVIEW', 'in-review'],
  ['_ERR_PAYMENT_PROCESSOR', 'processor-failed'],
  ['_ERR_PAYMENT_MISSING', 'payment-missing'],
  ['_ERR_CARD_REJECTED', 'card-expired'],
]);

/** Where a rejection of `checkout` or `prepareCheckout` can be corrected, and what it is. */
export function toProblem({ key, parameters }: ApiError): CheckoutProblem {
  const [parameter = ''] = parameters;
  const paymentProblem = PAYMENT_PROBLEMS.get(key);
  if (paymentProblem) return { place: 'payment', kind: paymentProblem };
  switch (key) {
    case '_ERR_SHIPPING_MISSING':
      return parameter === 'address'
        ? { place: 'address', kind: 'address-missing' }
        : { place: 'method', kind: 'method-missing' };
    case '_ERR_PRICE_CHANGED':
      return { place: 'review', kind: 'price-changed', total: parseAmount(parameter) };
    case '_ERR_RIA_PRICING_MISSING':
      return { place: 'review', kind: 'insurance-failed' };
    case '_ERR_ORDER_CHANGED':
      return { place: 'review', kind: 'order-changed' };
    case '_API_BAD_INV':
      return { place: 'review', kind: 'stock-gone', orderItemIds: parameters };
    case '_ERR_ORDER_IS_LOCKED':
      return { place: 'review', kind: 'locked' };
    default:
      return { place: 'review', kind: 'failed' };
  }
}
