import type { Order, OrderItem } from './order';
import { isSameContactLens, MAX_LINE_QUANTITY } from './order-items';
import { ownCart } from './orders';
import type { SandboxState } from './state';

/** Moves a guest's orders to the member. A cart is merged into the member's cart when there is one. */
export function moveCarts(state: SandboxState, guestId: string, memberId: string): void {
  for (const order of state.orders.by('user', guestId)) {
    const isCart = order.status === 'P' && order.exchangeOf === undefined;
    const own = isCart ? ownCart(state, memberId, order.storeId) : undefined;
    if (own) joinCarts(state, order, own);
    else state.orders.update(order.orderId, { userId: memberId });
  }
}

function joinCarts(state: SandboxState, guests: Order, own: Order): void {
  state.orders.remove(guests.orderId);
  state.orders.update(own.orderId, {
    items: guests.items.reduce<OrderItem[]>(joinItem, [...own.items]),
    promotionCodes: [...new Set([...own.promotionCodes, ...guests.promotionCodes])],
    updatedAt: Math.max(own.updatedAt, guests.updatedAt),
  });
}

/** The same contact lens is merged into one item, up to its limit. Glasses stay separate: each pair has its own prescription. */
function joinItem(items: OrderItem[], item: OrderItem): OrderItem[] {
  const same = items.find((candidate) => isSameContactLens(candidate, item));
  if (!same) return [...items, item];
  const quantity = Math.min(same.quantity + item.quantity, MAX_LINE_QUANTITY);
  return items.map((candidate) => (candidate === same ? { ...same, quantity } : candidate));
}
