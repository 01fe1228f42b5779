import { getGetPlacedOrderMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';

/** Returns whether a checkout request of this shopper has placed an order. */
export const getPlacedOrder: HandlerFactory = () =>
  getGetPlacedOrderMockHandler(
    createResolver('getPlacedOrder', ({ shopper, params: { requestId, storeId } }, { state }) => {
      if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
      const order = state.orders
        .by('checkoutRequest', requestId)
        .find((candidate) => candidate.userId === shopper.userId && candidate.storeId === storeId);
      return order
        ? { x_requestId: requestId, placed: 'true' as const, orderId: order.orderId }
        : { x_requestId: requestId, placed: 'false' as const };
    }),
  );
