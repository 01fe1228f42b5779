import { parseAmount } from '@/domain/money/parse-amount';
import type { ApiError } from '@/lib/http/api-error';
import type { CheckoutProblem } from '../state/checkout-problem';

type Parameters = ApiError['parameters'];

/** Maps each rejection to its meaning and the place to correct it. */
const PROBLEMS: Readonly<Record<string, (parameters: Parameters) => CheckoutProblem>> = {
  _ERR_PAYMENT_DECLINED: () => ({ place: 'payment', kind: 'declined' }),
  _ERR_PAYMENT_IN_REVIEW: () => ({ place: 'payment', kind: 'in-review' }),
  _ERR_PAYMENT_PROCESSOR: () => ({ place: 'payment', kind: 'processor-failed' }),
  _ERR_PAYMENT_MISSING: () => ({ place: 'payment', kind: 'payment-missing' }),
  _ERR_CARD_REJECTED: () => ({ place: 'payment', kind: 'card-expired' }),
  _ERR_SHIPPING_MISSING: ([missing]) =>
    missing === 'address'
      ? { place: 'address', kind: 'address-missing' }
      : { place: 'method', kind: 'method-missing' },
  _ERR_PRICE_CHANGED: ([total = '']) => ({
    place: 'review',
    kind: 'price-changed',
    total: parseAmount(total),
  }),
  _ERR_RIA_PRICING_MISSING: () => ({ place: 'review', kind: 'insurance-failed' }),
  _ERR_ORDER_CHANGED: () => ({ place: 'review', kind: 'order-changed' }),
  _API_BAD_INV: (orderItemIds) => ({ place: 'review', kind: 'stock-gone', orderItemIds }),
  _ERR_ORDER_IS_LOCKED: () => ({ place: 'review', kind: 'locked' }),
};

/** Returns the problem behind a rejection of `checkout` or `prepareCheckout`. */
export function toCheckoutProblem({ key, parameters }: ApiError): CheckoutProblem {
  return PROBLEMS[key]?.(parameters) ?? { place: 'review', kind: 'failed' };
}
