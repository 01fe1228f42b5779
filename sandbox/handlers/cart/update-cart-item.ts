import type { Handler } from '../../call';
import { replaceItems } from '../../state/orders';
import { applyUpdates } from './apply-updates';
import { checkQuantities } from './check-quantities';
import { requireOrder } from './shopper-order';

/** Changes items; quantity 0 removes one. The quantity of a frame also applies to its lens and protection plan. */
export const updateCartItem: Handler<'updateCartItem'> = ({ shopper, params, body }, context) => {
  const { state, catalog, now } = context;
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const items = applyUpdates(order.items, body.orderItem, catalog);
  const quantities = new Map(order.items.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const increased = items.filter((item) => item.quantity > (quantities.get(item.orderItemId) ?? 0));
  checkQuantities(context, order, { items, changed: increased });
  replaceItems(state, order, items, now().getTime());
  return {
    orderId: order.orderId,
    orderItem: body.orderItem.map(({ orderItemId }) => ({ orderItemId })),
    resourceName: 'cart',
  };
};
