/**
 * An unguessable id for one decision of the shopper: the commerce API carries it out once, however often it is sent. 128
 * random bits. Not `randomUUID`, which exists in secure contexts only.
 */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
