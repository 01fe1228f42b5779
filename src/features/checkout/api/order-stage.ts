import type { Cart } from '@generated/cart/model/cart';

/** Where a placed order is. `shipped`: all of it that was not canceled has left, also if it has arrived or come back. */
export type OrderStage = 'in-process' | 'shipped' | 'canceled';

/** Shipped, delivered, returned, and waiting for pickup. */
const LEFT = new Set(['S', 'D', 'Z', 'U']);

export function orderStage({ orderItem = [] }: Pick<Cart, 'orderItem'>): OrderStage {
  const statuses = orderItem.map(({ orderItemStatus }) => orderItemStatus);
  const open = statuses.filter((status) => status !== 'X');
  if (open.length === 0) return statuses.length > 0 ? 'canceled' : 'in-process';
  return open.every((status) => LEFT.has(status)) ? 'shipped' : 'in-process';
}
