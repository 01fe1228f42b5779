import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { drainBody } from '@/lib/http/drain-body';
import { listenOn, listenOnLoopback, portOf } from '@/lib/http/listen-on-loopback';

/**
 * Keep-alive timeout in milliseconds: longer than the minute that proxies and clients use, so that none of them sends a
 * request into a connection that is being closed ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000;

export interface Listening {
  /** Scheme, host and port. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves HTTP on an address, or on the loopback addresses.
 *
 * @param respond where it throws, the connection is destroyed: a scenario without network.
 * @throws Error of the system when it cannot listen.
 */
export async function listen(
  { host, port }: { host?: string | undefined; port: number },
  respond: (request: Request) => Promise<Response>,
): Promise<Listening> {
  const create = () => createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, requestListener(respond));
  const servers = host
    ? ([await listenOn(create(), port, host)] as const)
    : await listenOnLoopback(port, create);
  return {
    origin: `http://localhost:${portOf(servers[0])}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

/** Creates Node's listener for a function that responds. Where it throws, the connection is destroyed. */
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
