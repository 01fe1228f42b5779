import { getAddCartItemMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import type { OrderItem } from '../../state/order';
import { isSameContactLens } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import type { HandlerFactory } from '../handler-factory';
import { checkQuantities } from './check-quantities';
import { itemToAdd } from './item-to-add';
import { requireOrCreateOrder } from './shopper-order';

/** Adds items. A contact lens that is already in the cart for the same eye increases the quantity of its item. */
export const addCartItem: HandlerFactory = () =>
  getAddCartItemMockHandler(
    createResolver('addCartItem', ({ shopper, params, body }, context) => {
      const { state, now } = context;
      const order = requireOrCreateOrder(context, {
        shopper,
        storeId: params.storeId,
        reference: body.orderId,
      });
      let items: OrderItem[] = [...order.items];
      const changed = body.orderItem.map((addition) => {
        const item = itemToAdd(addition, context);
        const existing = items.find((candidate) => isSameContactLens(candidate, item));
        const merged = existing ? { ...existing, quantity: existing.quantity + item.quantity } : item;
        items = existing ? items.map((other) => (other === existing ? merged : other)) : [...items, merged];
        return merged.orderItemId;
      });
      checkQuantities(context, order, {
        items,
        changed: items.filter(({ orderItemId }) => changed.includes(orderItemId)),
      });
      replaceItems(state, order, items, now().getTime());
      return {
        orderId: order.orderId,
        orderItem: [...new Set(changed)].map((orderItemId) => ({ orderItemId })),
        resourceName: 'cart',
      };
    }),
  );
