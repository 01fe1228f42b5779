import type { PricedItem } from './priced-order';
import type { Sellable } from './sellable';

/** Returns the pieces in the warehouse; undefined for products made to order, such as lenses. */
export function stockOf(sellable: Sellable): number | undefined {
  return sellable.kind === 'frame' ? sellable.color.stock : undefined;
}

/** Returns whether the available stock of a line's product covers the quantity of all lines of the order. */
export function isInStock(
  { item, sellable }: PricedItem,
  items: readonly PricedItem[],
  available: (sellable: Sellable) => number | undefined = stockOf,
): boolean {
  const stock = available(sellable);
  if (stock === undefined) return true;
  const requested = items
    .filter((other) => other.item.catentryId === item.catentryId)
    .reduce((sum, other) => sum + other.item.quantity, 0);
  return requested <= stock;
}
