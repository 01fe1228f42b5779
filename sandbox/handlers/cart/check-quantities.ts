import { reject } from '../../http/api-errors';
import { sellableById } from '../../pricing/sellable';
import { stockOf } from '../../pricing/stock';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import type { OrderItem } from '../../state/order';
import { MAX_LINE_QUANTITY } from '../../state/order-items';
import { cartErrors } from './cart-errors';

/**
 * Rejects items above the quantity limit, and products with less stock than the order needs.
 *
 * @param changed the items that the request adds or changes; only these are checked.
 */
export function checkQuantities(
  items: readonly OrderItem[],
  changed: readonly OrderItem[],
  catalog: Catalog,
): void {
  for (const { catentryId, quantity } of changed) {
    if (quantity > MAX_LINE_QUANTITY) reject(cartErrors.overQuantity());
    const sellable = sellableById(catalog, catentryId);
    const stock = sellable && stockOf(sellable);
    if (stock !== undefined && totalQuantity(items, catentryId) > stock)
      reject(cartErrors.outOfStock(catentryId));
  }
}

function totalQuantity(items: readonly OrderItem[], catentryId: string): number {
  return items
    .filter((item) => item.catentryId === catentryId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
