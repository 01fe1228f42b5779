import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Loopback addresses. The second one is missing where IPv6 is switched off. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Listens on the loopback addresses, on the same port, so that no other machine can connect.
 *
 * @param create creates a server, one for each address.
 * @throws Error of the system when it cannot listen.
 */
export async function listenOnLoopback(
  port: number,
  create: () => Server,
): Promise<readonly [Server, ...Server[]]> {
  const first = await listenOn(create(), port, LOOPBACK[0]);
  try {
    return [first, await listenOn(create(), portOf(first), LOOPBACK[1])];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    first.close();
    throw error;
  }
}

/** @param host all addresses of this machine without one. */
export function listenOn(server: Server, port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
