import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listenOn, listenOnLoopback, portOf } from '@/lib/http/listen-on-loopback';
import { listenProblem } from '@/lib/http/listen-problem';
import { LIMITS } from './request-limits';

export interface ListenOptions {
  port: number;
  /** Address to listen on; `loopback` is this machine's own, undefined all of them. */
  host: string | 'loopback' | undefined;
  description: string;
  /** Told that the server is about to stop. It takes connections until the balancer has noticed. */
  onStopping?: () => Promise<void>;
  onClose: () => void;
}

/** Timeouts for the headers and the whole request, in milliseconds. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 90_000;
/**
 * Timeout of idle connections, in milliseconds. Longer than the usual 60 seconds of proxies, so that none sends a request
 * on a connection that is closing.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long pending requests may continue after a stop signal, in milliseconds. */
const SHUTDOWN_MS = 15_000;

/** Serves an app until SIGTERM or SIGINT, then waits for pending requests. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, description, onStopping, onClose }: ListenOptions,
): Promise<void> {
  let isClosing = false;
  const create = () =>
    createAdaptorServer({
      fetch: async (request, env) => {
        const response = await app.fetch(request, env);
        // Its connection closes, so the client must not send the next request on it.
        if (isClosing) response.headers.set('connection', 'close');
        return response;
      },
      serverOptions: {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: LIMITS.headersBytes,
      },
    }) as Server;
  const servers = await (host === 'loopback'
    ? listenOnLoopback(port, create)
    : listenOn(create(), port, host).then((server) => [server] as const)
  ).catch((error: Error) => {
    process.stderr.write(`${listenProblem(error)}\n`);
    return process.exit(1);
  });
  // Of several processes, one says it.
  if ((cluster.worker?.id ?? 1) === 1)
    process.stdout.write(`http://localhost:${portOf(servers[0])} (${description})\n`);
  const shutDown = async (stopping?: Promise<void>) => {
    isClosing = true;
    const timer = setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await stopping;
    await Promise.all(servers.map(close));
    clearTimeout(timer);
    onClose();
    process.exit(0);
  };
  process.once('SIGTERM', () => void shutDown(onStopping?.()));
  // Of who waits at the keyboard.
  process.once('SIGINT', () => void shutDown());
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
