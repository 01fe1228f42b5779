import type { CheckoutResult } from '@generated/cart/model/checkoutResult';
import { LOCALES } from '@/domain/locale/locales';
import { type Cents, cents, ZERO } from '@/domain/money/cents';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { isSame, toInsuredPrices } from '../../insurance/confirmed-benefits';
import { type InsuranceCaller, insuredShopper } from '../../insurance/insured-shopper';
import { callerBenefits } from '../../insurance/paying-benefits';
import { isPastExpiry } from '../../payments/check-card';
import { ACCEPTED, decisionOf } from '../../payments/test-cards';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import { findShipMode, shipModesFor } from '../../pricing/shipping-modes';
import { isInStock } from '../../pricing/stock';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import { type Order, orderVersion } from '../../state/order';
import type { OrderPayment, Placement } from '../../state/order-checkout';
import { savePayment } from '../../state/saved-payments';
import { availableStock, reserveStock, sellStock } from '../../state/stock-holds';
import { checkoutErrors } from './cart-errors';
import { missingPrescriptions } from './missing-prescriptions';
import { requireOrder } from './shopper-order';

/** Reserves the stock of a cart with an address, for its review. */
export const prepareCheckout: Handler<'prepareCheckout'> = (call, context) => {
  const { shopper, params, body } = call;
  const { storeId } = params;
  const { orderId } = body;
  const order =
    orderId === '.'
      ? requireOrder(context, { shopper, storeId })
      : requireOpenOrder(context, { shopper, storeId, orderId });
  requireShippable(context, order, call);
  const reservedUntil = reserveStock(context, order);
  return {
    orderId: order.orderId,
    resourceName: 'cart',
    x_reservedUntil: new Date(reservedUntil).toISOString(),
  };
};

type CheckoutCall = Call<'checkout'>;

/** Places an order at most once, in one transaction: a rejected request leaves cart, stock and card as they were. */
export function checkout(call: CheckoutCall, context: SandboxContext): CheckoutResult {
  const earlier = earlierOrder(call, context);
  if (earlier) return result(earlier, call);
  const { shopper, params, body } = call;
  const order = requireOpenOrder(context, { shopper, storeId: params.storeId, orderId: body.orderId });
  const priced = requireShippable(context, order, call);
  const payment = requirePayable(context, priced);
  requireAgreement(call, order, priced);
  requireConfirmedBenefits(order, priced);
  if (payment) charge(payment);
  place(call, context, { order, priced, payment });
  return result(order, call);
}

/**
 * Returns the order that this request has placed before.
 *
 * @throws ApiErrorResponse 400 when the request ID belongs to another order or shopper.
 */
function earlierOrder({ shopper, body }: CheckoutCall, { state }: SandboxContext): Order | undefined {
  const [earlier] = state.orders.by('checkoutRequest', body.x_requestId);
  if (!earlier) return undefined;
  const isSameRequest = earlier.userId === shopper.userId && earlier.orderId === body.orderId;
  return isSameRequest ? earlier : reject(checkoutErrors.requestIdReused());
}

/** Requires the total and the order that the shopper saw: they pay, and get, nothing else. */
function requireAgreement({ body }: CheckoutCall, order: Order, { grandTotal }: PricedOrder): void {
  if (agreedCents(body.x_agreedTotal) !== grandTotal) reject(checkoutErrors.priceChanged(grandTotal));
  if (body.x_orderVersion !== undefined && body.x_orderVersion !== orderVersion(order))
    reject(checkoutErrors.orderChanged(order.orderId));
}

/** Requires the prices that benefitpricing returned last for insured lines (checkout.md §5). */
function requireConfirmedBenefits({ orderId, confirmedBenefits }: Order, { insured }: PricedOrder): void {
  if (insured.size > 0 && !isSame(confirmedBenefits ?? [], toInsuredPrices(insured)))
    reject(checkoutErrors.benefitsNotPriced(orderId));
}

const CHARGE_ERRORS = {
  REJECT: checkoutErrors.paymentDeclined,
  REVIEW: checkoutErrors.paymentInReview,
  ERROR: checkoutErrors.processorFailed,
};

function charge({ card: { chargeCode } }: OrderPayment): void {
  const decision = decisionOf(chargeCode);
  if (decision !== 'ACCEPT') reject(CHARGE_ERRORS[decision](chargeCode));
}

function place(
  call: CheckoutCall,
  context: SandboxContext,
  { order, priced, payment }: { order: Order; priced: PricedOrder; payment: OrderPayment | undefined },
): void {
  const { state, now } = context;
  const { shopper, params, query, body } = call;
  const placedAt = now().getTime();
  const { locale } = responseView(params.storeId, query);
  state.orders.update(order.orderId, {
    status: 'M',
    placement: {
      requestId: body.x_requestId,
      placedAt,
      charged: priced.grandTotal,
      currency: priced.currency,
      languageId: LOCALES[locale].languageId,
      waitsForPrescription: missingPrescriptions(order, context.catalog).size > 0,
      ...usedBenefits(call, context, priced),
    },
    updatedAt: placedAt,
  });
  sellStock(context, order);
  const { card, billTo, savesCard } = payment ?? {};
  if (!card || !savesCard || !billTo || card.chargeCode !== ACCEPTED) return;
  const { firstName, lastName, addressLines, city, region, postalCode, country, email } = billTo;
  const [street1 = ''] = addressLines;
  savePayment(state, shopper.userId, {
    card,
    billTo: { firstName, lastName, street1, city, state: region, postalCode, country, email },
  });
}

function usedBenefits(
  call: CheckoutCall,
  context: SandboxContext,
  { insured }: PricedOrder,
): Pick<Placement, 'usedBenefits'> {
  const insuredBy = insured.size > 0 ? insuredShopper(context, call) : undefined;
  if (!insuredBy) return {};
  const { member, plan, visitorKey } = insuredBy;
  return {
    usedBenefits: {
      memberKey: member.key,
      visitorKey,
      planIndex: member.plans.indexOf(plan),
      insuredPrices: toInsuredPrices(insured),
    },
  };
}

function result({ orderId }: Order, { body }: CheckoutCall): CheckoutResult {
  return { orderId, resourceName: 'cart', x_requestId: body.x_requestId };
}

/**
 * Returns the open order that a checkout names.
 *
 * @throws ApiErrorResponse as `requireOrder`, and 400 when the shopper has placed this order already.
 */
function requireOpenOrder(
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
function requireShippable(context: SandboxContext, order: Order, caller: InsuranceCaller): PricedOrder {
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
function requirePayable(
  { now }: SandboxContext,
  { order: { payment }, grandTotal }: PricedOrder,
): OrderPayment | undefined {
  if (grandTotal === ZERO) return undefined;
  if (!payment) return reject(checkoutErrors.paymentMissing());
  if (isPastExpiry(payment.card, now())) reject(checkoutErrors.cardRejected('expire_year', '202'));
  return payment;
}

/** Parses the total of a request, such as 278.00 or 278.00000, to cents; undefined with a fraction of a cent. */
function agreedCents(total: string): Cents | undefined {
  const [units = '', fraction = ''] = total.split('.');
  const digits = fraction.padEnd(5, '0');
  return digits.slice(2) === '000' ? cents(Number(units) * 100 + Number(digits.slice(0, 2))) : undefined;
}
