/** Names of this machine, as URLs have them. */
export const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a host name is local, or an address. A name on the web may be made to point to this machine (DNS rebinding);
 * an address cannot.
 *
 * @param hostname as a URL has it: lowercase, IPv6 in brackets, IPv4 with four numbers.
 */
export function isLocalName(hostname: string): boolean {
  return LOCAL_NAMES.has(hostname) || hostname.startsWith('[') || /^(\d{1,3}\.){3}\d{1,3}$/.test(hostname);
}
