import { reject } from '../../http/api-errors';
import { sellableById } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { Order, OrderItem } from '../../state/order';
import { MAX_LINE_QUANTITY } from '../../state/order-items';
import { availableStock } from '../../state/stock-holds';
import { cartErrors } from './cart-errors';

/**
 * Rejects items above the quantity limit, and products with less stock than the order needs.
 *
 * @param items the new items of the order.
 * @param changed the items that the request adds or changes; only these are checked.
 */
export function checkQuantities(
  context: SandboxContext,
  order: Pick<Order, 'orderId'>,
  { items, changed }: { items: readonly OrderItem[]; changed: readonly OrderItem[] },
): void {
  const available = availableStock(context, order);
  for (const { catentryId, quantity } of changed) {
    if (quantity > MAX_LINE_QUANTITY) reject(cartErrors.overQuantity());
    const sellable = sellableById(context.catalog, catentryId);
    const stock = sellable && available(sellable);
    if (stock !== undefined && totalQuantity(items, catentryId) > stock)
      reject(cartErrors.outOfStock(catentryId));
  }
}

function totalQuantity(items: readonly OrderItem[], catentryId: string): number {
  return items
    .filter((item) => item.catentryId === catentryId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
