import type { CartItem } from '@generated/cart/model/index';

const FRAMES: ReadonlySet<string> = new Set(['EYE', 'SUN']);
const CONTACT_LENSES: ReadonlySet<string> = new Set(['LCON', 'RCON']);

/**
 * Computes the number on the cart icon: the quantity of eyeglasses and sunglasses, plus one per pair of contact lenses
 * regardless of boxes. Ignores lenses and protection plans, which belong to their frame.
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
