import type { Order, OrderItem } from './order';
import { isSameContactLens, MAX_LINE_QUANTITY, prescriptionFields, withoutPrescription } from './order-items';
import { shopperCart } from './orders';
import type { SandboxState } from './state';

/** Moves a guest's orders to the member. A cart is merged into the member's cart when there is one. */
export function moveCarts(state: SandboxState, guestId: string, memberId: string): void {
  for (const order of state.orders.by('user', guestId)) {
    const isCart = order.status === 'P' && order.exchangeOf === undefined;
    const memberCart = isCart ? shopperCart(state, memberId, order.storeId) : undefined;
    if (memberCart) mergeCarts(state, order, memberCart);
    else state.orders.update(order.orderId, { userId: memberId });
  }
}

function mergeCarts(state: SandboxState, guestCart: Order, memberCart: Order): void {
  state.orders.remove(guestCart.orderId);
  // Would hold back from the merged cart what came with it.
  if (state.stockHolds.get(guestCart.orderId)) state.stockHolds.remove(guestCart.orderId);
  state.orders.update(memberCart.orderId, {
    items: guestCart.items.reduce<OrderItem[]>(mergeItem, [...memberCart.items]),
    promotionCodes: [...new Set([...memberCart.promotionCodes, ...guestCart.promotionCodes])],
    prescriptionLinks: [...(memberCart.prescriptionLinks ?? []), ...(guestCart.prescriptionLinks ?? [])],
    ...checkoutFields(guestCart, memberCart),
    updatedAt: Math.max(memberCart.updatedAt, guestCart.updatedAt),
  });
}

/** Address and payment method of the member's cart, else those that the guest gave. */
function checkoutFields(guestCart: Order, memberCart: Order): Partial<Order> {
  const shipping = memberCart.shipping ?? guestCart.shipping;
  const payment = memberCart.payment ?? guestCart.payment;
  return { ...(shipping ? { shipping } : {}), ...(payment ? { payment } : {}) };
}

/**
 * Merges the same contact lens into one item, up to its limit, with the latest prescription: the guest's. Glasses stay
 * separate: each pair has a separate prescription.
 */
function mergeItem(items: OrderItem[], item: OrderItem): OrderItem[] {
  const existing = items.find((candidate) => isSameContactLens(candidate, item));
  if (!existing) return [...items, item];
  const quantity = Math.min(existing.quantity + item.quantity, MAX_LINE_QUANTITY);
  const merged: OrderItem = item.prescriptionId
    ? { ...withoutPrescription(existing), ...prescriptionFields(item), quantity }
    : { ...existing, ...prescriptionFields(item), quantity };
  return items.map((candidate) => (candidate === existing ? merged : candidate));
}
