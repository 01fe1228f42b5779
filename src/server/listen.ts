import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { listenProblem } from '@/lib/http/listen-problem';
import { LIMITS } from './request-limits';

export interface ListenOptions {
  port: number;
  description: string;
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
const SHUTDOWN_GRACE_MS = 10_000;

/** Serves an app until SIGTERM or SIGINT, then waits for pending requests. */
export function listen(app: Pick<Hono, 'fetch'>, { port, description, onClose }: ListenOptions): void {
  let isClosing = false;
  const server = serve(
    {
      fetch: async (request, env) => {
        const response = await app.fetch(request, env);
        // Its connection closes, so the client must not send the next request on it.
        if (isClosing) response.headers.set('connection', 'close');
        return response;
      },
      port,
      serverOptions: {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: LIMITS.headersBytes,
      },
    },
    (address) => process.stdout.write(`http://localhost:${address.port} (${description})\n`),
  );
  server.on('error', (error) => {
    process.stderr.write(`${listenProblem(error)}\n`);
    process.exit(1);
  });
  const shutDown = () => {
    isClosing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS).unref();
    server.close(() => {
      onClose();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}
