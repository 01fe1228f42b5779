import type { PlacedItem } from './placed-items';

/** Days after its delivery on which an item can be returned; a rule of this shop. */
export const RETURN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the last day, as YYYY-MM-DD, on which an item can be returned; undefined unless it is shipped or completed. */
export function returnableUntil({ status, deliveryDate, delivery }: PlacedItem): string | undefined {
  if (status !== 'S' && status !== 'D') return undefined;
  const delivered = Date.parse(`${deliveryDate ?? delivery.latest}T00:00:00Z`);
  return new Date(delivered + RETURN_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same for an order: the day of the item with the longest time left; undefined when no day is left. */
export function orderReturnableUntil(items: readonly PlacedItem[], today: string): string | undefined {
  const days = items.flatMap((item) => returnableUntil(item) ?? []).sort();
  const last = days.at(-1);
  return last !== undefined && last >= today ? last : undefined;
}
