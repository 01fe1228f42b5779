import { type Cents, cents, ZERO } from '@/domain/money/cents';
import { apiErrors, reject } from '../../http/api-errors';
import type { InsuranceCaller } from '../../insurance/insured-shopper';
import { callerBenefits } from '../../insurance/paying-benefits';
import { isPastExpiry } from '../../payments/check-card';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import { findShipMode, shipModesFor } from '../../pricing/shipping-modes';
import { isInStock } from '../../pricing/stock';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order } from '../../state/order';
import type { OrderPayment } from '../../state/order-checkout';
import { availableStock } from '../../state/stock-holds';
import { checkoutErrors } from './cart-errors';
import { requireOrder } from './shopper-order';

/**
 * Returns the open order that a checkout names.
 *
 * @throws ApiErrorResponse as `requireOrder`, and 400 when the shopper has placed this order already.
 */
export function requireOpenOrder(
  context: SandboxContext,
  lookup: { shopper: Shopper; storeId: '10851' | '10852'; orderId: string },
): Order {
  const { shopper, storeId, orderId } = lookup;
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const placed = context.state.orders.get(orderId);
  if (placed?.placement && placed.userId === shopper.userId && placed.storeId === storeId)
    reject(checkoutErrors.orderAlreadyPlaced(orderId));
  return requireOrder(context, { shopper, storeId, reference: orderId });
}

/** Prices an order that has lines, an address, a shipping method that reaches it, and its stock. @throws ApiErrorResponse 400. */
export function requireShippable(
  context: SandboxContext,
  order: Order,
  caller: InsuranceCaller,
): PricedOrder {
  const { catalog, now } = context;
  if (order.items.length === 0) reject(checkoutErrors.orderEmpty());
  const { address, shipModeId } = order.shipping ?? {};
  if (!address) reject(checkoutErrors.shippingMissing('address'));
  const mode = findShipMode(shipModeId);
  if (!mode || !shipModesFor(address?.region).includes(mode))
    reject(checkoutErrors.shippingMissing('shipModeId'));
  const { currency } = responseView(order.storeId);
  const priced = priceOrder(order, {
    catalog,
    currency,
    now: now().getTime(),
    benefits: callerBenefits(context, caller),
  });
  const available = availableStock(context, order);
  const gone = priced.items.filter((item) => !isInStock(item, priced.items, available));
  if (gone.length > 0) reject(checkoutErrors.inventoryFailed(gone.map(({ item }) => item.orderItemId)));
  return priced;
}

/**
 * Returns the payment of an order; undefined for one that costs nothing.
 *
 * @throws ApiErrorResponse 400 when no card is set or it has expired since.
 */
export function requirePayable(
  { now }: SandboxContext,
  { order: { payment }, grandTotal }: PricedOrder,
): OrderPayment | undefined {
  if (grandTotal === ZERO) return undefined;
  if (!payment) return reject(checkoutErrors.paymentMissing());
  if (isPastExpiry(payment.card, now())) reject(checkoutErrors.cardRejected('expire_year', '202'));
  return payment;
}

/** Parses the total of a request, such as 278.00 or 278.00000, to cents; undefined with a fraction of a cent. */
export function agreedCents(total: string): Cents | undefined {
  const [units = '', fraction = ''] = total.split('.');
  const digits = fraction.padEnd(5, '0');
  return digits.slice(2) === '000' ? cents(Number(units) * 100 + Number(digits.slice(0, 2))) : undefined;
}
