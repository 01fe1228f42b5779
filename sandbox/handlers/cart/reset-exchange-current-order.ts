import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import { openExchangeOrder } from '../../state/orders';
import { cartErrors } from './cart-errors';

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
