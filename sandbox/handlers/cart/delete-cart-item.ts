import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { withoutItem } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { cartErrors } from './cart-errors';
import { requireOrder } from './shopper-order';

/** Removes an item; a frame with its lens and protection plan. An empty cart remains. */
export const deleteCartItem: Handler<'deleteCartItem'> = ({ shopper, params, body }, context) => {
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const items = withoutItem(order.items, body.orderItemId);
  if (items.length === order.items.length) reject(cartErrors.itemNotFound(body.orderItemId));
  replaceItems(context.state, order, items, context.now().getTime());
  return { orderId: [order.orderId], resourceName: 'cart' };
};
