import type { CartItem } from '@generated/cart/model/index';

const FRAMES: ReadonlySet<string> = new Set(['EYE', 'SUN']);
const CONTACT_LENSES: ReadonlySet<string> = new Set(['LCON', 'RCON']);

/**
 * Number on the cart icon. Eyeglasses and sunglasses count by quantity; contact lenses count once per pair,
 * regardless of boxes. Lenses and protection plans belong to their frame and do not count.
 */
export function countCartItems(items: readonly CartItem[] = []): number {
  const pairs = new Set<string>();
  let frames = 0;
  for (const item of items) {
    if (FRAMES.has(item.comments)) frames += Math.trunc(Number(item.quantity)) || 0;
    if (CONTACT_LENSES.has(item.comments)) pairs.add(item.correlationGroup || item.orderItemId);
  }
  return frames + pairs.size;
}
