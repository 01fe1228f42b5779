import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import { openExchangeOrder } from '../../state/orders';
import { cartErrors } from './cart-errors';
import { toCartResponse } from './to-cart-response';

/** Returns whether a checkout request of this shopper has placed an order. */
export const getPlacedOrder: Handler<'getPlacedOrder'> = (
  { shopper, params: { requestId, storeId } },
  { state },
) => {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = state.orders
    .by('checkoutRequest', requestId)
    .find((candidate) => candidate.userId === shopper.userId && candidate.storeId === storeId);
  return order
    ? { x_requestId: requestId, placed: 'true' as const, orderId: order.orderId }
    : { x_requestId: requestId, placed: 'false' as const };
};

/** Returns a placed order, for the shopper who placed it. */
export const getOrder: Handler<'getOrder'> = ({ shopper, params, query }, context) => {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = context.state.orders.get(params.orderId);
  if (!order?.placement || order.userId !== shopper.userId || order.storeId !== params.storeId)
    return reject(cartErrors.orderNotFound(params.orderId));
  return toCartResponse(context, order, {
    view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
  });
};

/** Cancels the open exchange, so that the shopper's cart is the current order again. */
export const resetExchangeCurrentOrder: Handler<'resetExchangeCurrentOrder'> = (
  { shopper, params },
  { state, now },
) => {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const exchange = openExchangeOrder(state, shopper.userId, params.storeId);
  if (!exchange) return reject(cartErrors.noExchangeOrder());
  state.orders.update(exchange.orderId, { status: 'X', updatedAt: now().getTime() });
  return { msg: 'ok' as const };
};
