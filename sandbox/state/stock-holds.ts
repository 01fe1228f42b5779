import { type Sellable, sellableById } from '../pricing/sellable';
import { stockOf } from '../pricing/stock';
import type { SandboxContext } from '../sandbox-context';
import type { Order } from './order';

/** In milliseconds. The review reserves the stock this long. */
export const RESERVATION_MS = 10 * 60 * 1000;
/** Milliseconds after which the sandbox's warehouse refills sold stock, so that a demo never sells out for good. */
const REFILL_MS = 60 * 60 * 1000;

/** Pieces of a product that an order may take; undefined for products made to order. */
export type AvailableStock = (sellable: Sellable) => number | undefined;

/** Returns the stock minus the holds of orders: all, or those other than this one. */
export function availableStock(
  { state, now }: SandboxContext,
  order?: Pick<Order, 'orderId'>,
): AvailableStock {
  const time = now().getTime();
  return (sellable) => {
    const stock = stockOf(sellable);
    if (stock === undefined || sellable.kind !== 'frame') return stock;
    const { catentryId } = sellable.color;
    const held = state.stockHolds
      .by('catentry', catentryId)
      .filter(({ orderId, until }) => orderId !== order?.orderId && until > time)
      .flatMap(({ items }) => items)
      .filter((item) => item.catentryId === catentryId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return Math.max(0, stock - held);
  };
}

/** Colors of frames of which orders hold every piece, as catentry ids: nobody can add another one to a cart. */
export function soldOutColors(context: SandboxContext): ReadonlySet<string> {
  const available = availableStock(context);
  const held = context.state.stockHolds.all().flatMap(({ items }) => items);
  return new Set(
    held
      .map(({ catentryId }) => catentryId)
      .filter((catentryId) => {
        const sellable = sellableById(context.catalog, catentryId);
        return sellable !== undefined && available(sellable) === 0;
      }),
  );
}

/** Holds the order's stock while it is reviewed. @returns the end of the reservation, in epoch milliseconds. */
export function reserveStock(context: SandboxContext, order: Order): number {
  return holdStock(context, order, RESERVATION_MS);
}

/** Takes the order's stock out of the warehouse. */
export function sellStock(context: SandboxContext, order: Order): void {
  holdStock(context, order, REFILL_MS);
}

function holdStock({ state, catalog, now }: SandboxContext, order: Order, duration: number): number {
  const time = now().getTime();
  for (const hold of state.stockHolds.all()) {
    if (hold.until <= time || hold.orderId === order.orderId) state.stockHolds.remove(hold.orderId);
  }
  const items = order.items
    .filter(({ catentryId }) => {
      const sellable = sellableById(catalog, catentryId);
      return sellable !== undefined && stockOf(sellable) !== undefined;
    })
    .map(({ catentryId, quantity }) => ({ catentryId, quantity }));
  const until = time + duration;
  if (items.length > 0) state.stockHolds.insert({ orderId: order.orderId, items, until });
  return until;
}
