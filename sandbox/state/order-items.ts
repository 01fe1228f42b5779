import type { OrderItem } from './order';

/** The most pieces that one line holds (`_ERR_THRESHOLD_SHOPPING_CART_QUANTITY`). */
export const MAX_LINE_QUANTITY = 10;

/** Whether a line is bought by itself: a frame or a contact lens, not what belongs to a frame. */
export function isMainItem({ kind }: OrderItem): boolean {
  return kind !== 'LENS' && kind !== 'WARRANTY';
}

/** Lens and protection plan of a frame's line. */
export function itemsOfFrame(items: readonly OrderItem[], frameItemId: string): OrderItem[] {
  return items.filter((item) => item.parentItemId === frameItemId);
}

/**
 * The lines without one of them. A frame takes its lens and protection plan with it, and a lens takes the plan with it,
 * since removing the lens clears lens and warranty (000 §4, Product page).
 */
export function withoutItem(items: readonly OrderItem[], orderItemId: string): OrderItem[] {
  const removed = items.find((item) => item.orderItemId === orderItemId);
  if (!removed) return [...items];
  const frameOfLens = removed.kind === 'LENS' ? removed.parentItemId : undefined;
  return items.filter(
    (item) =>
      item.orderItemId !== orderItemId &&
      item.parentItemId !== orderItemId &&
      (frameOfLens === undefined || item.parentItemId !== frameOfLens),
  );
}

/** The lines with another quantity of a main line; what belongs to a frame is bought as often as the frame. */
export function withQuantity(
  items: readonly OrderItem[],
  orderItemId: string,
  quantity: number,
): OrderItem[] {
  return items.map((item) =>
    item.orderItemId === orderItemId || item.parentItemId === orderItemId ? { ...item, quantity } : item,
  );
}

/** Whether two lines are the same contact lens for the same eye, so that their quantities can be added. */
export function isSameContactLens(first: OrderItem, second: OrderItem): boolean {
  const isContactLens = first.kind === 'LCON' || first.kind === 'RCON';
  return (
    isContactLens &&
    first.kind === second.kind &&
    first.catentryId === second.catentryId &&
    attributesKey(first) === attributesKey(second)
  );
}

function attributesKey({ attributes }: OrderItem): string {
  return JSON.stringify(attributes.map(({ name, value }) => [name, value]).sort());
}
