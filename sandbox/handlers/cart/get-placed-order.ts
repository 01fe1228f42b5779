import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';

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
