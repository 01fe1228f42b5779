import type { Cart } from '@generated/cart/model/cart';

/**
 * Stage of a placed order. `shipped`: every item that was not canceled has left, including those that have arrived or were
 * returned.
 */
export type OrderStage = 'in-process' | 'shipped' | 'canceled';

/** Shipped, delivered, returned, and waiting for pickup. */
const LEFT = new Set(['S', 'D', 'Z', 'U']);

export function orderStage({ orderItem = [] }: Pick<Cart, 'orderItem'>): OrderStage {
  const statuses = orderItem.map(({ orderItemStatus }) => orderItemStatus);
  const open = statuses.filter((status) => status !== 'X');
  if (open.length === 0) return statuses.length > 0 ? 'canceled' : 'in-process';
  return open.every((status) => LEFT.has(status)) ? 'shipped' : 'in-process';
}
