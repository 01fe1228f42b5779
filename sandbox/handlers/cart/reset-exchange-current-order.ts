import { getResetExchangeCurrentOrderMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import { GENERIC_USER_ID } from '../../session/shopper';
import { openExchange } from '../../state/orders';
import type { HandlerFactory } from '../handler-factory';
import { cartRefusals } from './cart-refusals';

/** Cancels the open exchange, so that the shopper's cart is the current order again. */
export const resetExchangeCurrentOrder: HandlerFactory = () =>
  getResetExchangeCurrentOrderMockHandler(
    createResolver('resetExchangeCurrentOrder', ({ shopper, params }, { state, now }) => {
      if (shopper.userId === GENERIC_USER_ID) refuse(refusals.userNeeded());
      const exchange = openExchange(state, shopper.userId, params.storeId);
      if (!exchange) return refuse(cartRefusals.noExchangeOrder());
      state.orders.update(exchange.orderId, { status: 'X', updatedAt: now().getTime() });
      return { msg: 'ok' as const };
    }),
  );
