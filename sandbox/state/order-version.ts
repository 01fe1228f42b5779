import type { Order } from './order';

/**
 * A short text that changes whenever what is ordered changes: lines, promotion codes, address, shipping and payment method.
 * A checkout sends back the version that the shopper saw. Two versions differ with near certainty (53 bits).
 */
export function orderVersion({ items, promotionCodes, shipping, payment }: Order): string {
  const lines = items.map(({ orderItemId, catentryId, quantity, attributes }) => [
    orderItemId,
    catentryId,
    quantity,
    attributes.map(({ name, value }) => [name, value]),
  ]);
  return hash(JSON.stringify([lines, promotionCodes, shipping ?? null, payment ?? null]));
}

/** The hash cyrb53: fast, and good enough to tell versions apart; it is no secret. */
function hash(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36);
}
