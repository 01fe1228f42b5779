import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { drainBody } from '@/lib/http/drain-body';

/**
 * Keep-alive timeout in milliseconds: longer than the minute that proxies and clients use, so that none of them sends a
 * request into a connection that is being closed ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000;
/** This machine's own addresses; the second is missing where IPv6 is switched off. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

export interface Listening {
  /** Scheme, host and port. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves HTTP on an address, or on this machine's own.
 *
 * @param respond where it throws, the connection is destroyed: a scenario without network.
 * @throws Error of the system when it cannot listen.
 */
export async function listen(
  { host, port }: { host?: string | undefined; port: number },
  respond: (request: Request) => Promise<Response>,
): Promise<Listening> {
  const listener = requestListener(respond);
  const servers = host
    ? ([await listenOn(host, port, listener)] as const)
    : await listenOnLoopback(port, listener);
  return {
    origin: `http://localhost:${portOf(servers[0])}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

/** Node's listener for a function that responds. Where it throws, the connection is destroyed. */
export function requestListener(respond: (request: Request) => Promise<Response>): RequestListener {
  return getRequestListener(async (request, env) => {
    try {
      const response = await respond(request);
      await drainBody(request);
      return response;
    } catch {
      (env as { incoming: { socket: { destroy: () => unknown } } }).incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  });
}

/** All on the same port. */
async function listenOnLoopback(
  port: number,
  listener: RequestListener,
): Promise<readonly [Server, ...Server[]]> {
  const first = await listenOn(LOOPBACK[0], port, listener);
  try {
    return [first, await listenOn(LOOPBACK[1], portOf(first), listener)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    await close(first);
    throw error;
  }
}

async function listenOn(host: string, port: number, listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(port, host);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
