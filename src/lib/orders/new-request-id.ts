/**
 * Creates an unguessable id for one decision of the shopper: the commerce API carries it out once, however often it is sent.
 * 128 random bits. Not `randomUUID`, which exists in secure contexts only.
 */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Creates the same as a UUID (RFC 9562, version 4), where the contract requires one. */
export function newUuid(): string {
  const id = newRequestId();
  // Two bits of the fourth group are the variant: 8, 9, a or b.
  const variant = '89ab'[Number.parseInt(id.charAt(16), 16) % 4];
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-${variant}${id.slice(17, 20)}-${id.slice(20)}`;
}
