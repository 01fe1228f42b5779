/** Returns a name for a new address. It becomes a part of URLs, so it has no personal data. */
export function newAddressName(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36));
  return `address-${digits.join('')}`;
}
