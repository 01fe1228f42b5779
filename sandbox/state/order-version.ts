import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Order } from './order';

/**
 * Hashes the contents of an order: lines, promotion codes, address, shipping and payment method. A checkout sends back the
 * version that the shopper saw. Start of a SHA-256, in hexadecimal.
 */
export function orderVersion({ items, promotionCodes, shipping, payment }: Order): string {
  const lines = items.map(({ orderItemId, catentryId, quantity, attributes }) => [
    orderItemId,
    catentryId,
    quantity,
    attributes.map(({ name, value }) => [name, value]),
  ]);
  return bytesToHex(
    sha256(utf8ToBytes(JSON.stringify([lines, promotionCodes, shipping ?? null, payment ?? null]))),
  ).slice(0, 16);
}
