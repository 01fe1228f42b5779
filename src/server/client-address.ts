import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Addresses of private networks and of this machine (RFC 1918, 4193, 4291): never a visitor's of a public store. */
const PRIVATE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i;

/** Address of the other end of the connection; undefined where there is none, as in a test. */
export function remoteAddress({ env }: Context): string | undefined {
  const address = (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress;
  return address && withoutPort(address);
}

/**
 * The visitor's address. Behind proxies it is what the outermost trusted one has seen, the only part of `X-Forwarded-For`
 * that the visitor cannot write. Without the setting a private address may be a proxy's, behind which everyone would be the
 * same visitor: then the address is not known.
 *
 * @param trustedProxies number of proxies in front of the server.
 */
export function clientAddress(context: Context, trustedProxies: number | undefined): string | undefined {
  const remote = remoteAddress(context);
  if (trustedProxies === undefined) return remote && !PRIVATE.test(remote) ? remote : undefined;
  if (trustedProxies === 0) return remote;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((text) => text.trim());
  return withoutPort(forwarded.at(-trustedProxies) ?? '') || remote;
}

/**
 * What counts as one visitor: an address, and of version 6 the network of a household, which has more addresses than anyone could
 * count (RFC 6177).
 */
export function visitorOf(context: Context, trustedProxies: number | undefined): string | undefined {
  const address = clientAddress(context, trustedProxies);
  return address !== undefined && isIPv6(address) ? networkOf(address) : address;
}

/** Some proxies write the port, which is another one with each connection: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(text: string): string {
  const address = /^\[(.*)\]/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** The first four of the eight groups. */
function networkOf(address: string): string {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
