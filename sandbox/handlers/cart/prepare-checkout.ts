import type { Handler } from '../../call';
import { reserveStock } from '../../state/stock-holds';
import { requireOpenOrder, requireShippable } from './checkout-readiness';
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
