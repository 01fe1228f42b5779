/** Limits the stored lists. */
export const MAX_IDS = 50;

const ORDER_ITEM_ID = /^[\w-]{1,64}$/;

/** Returns whether a stored value is a list of order item ids. */
export function areItemIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && ORDER_ITEM_ID.test(id));
}
