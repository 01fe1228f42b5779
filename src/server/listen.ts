import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface ListenOptions {
  port: number;
  what: string;
  onClose: () => void;
}

/** Longest wait for the request's head and body, in milliseconds. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 90_000;
/**
 * How long an idle connection is kept, in milliseconds: longer than the minute after which proxies let go of theirs, so that
 * none sends a shopper's request into one that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long requests under way may go on once the server is told to stop, in milliseconds. */
const SHUTDOWN_GRACE_MS = 10_000;

/** Serves an app until the process is told to stop; requests under way are answered first. */
export function listen(app: Pick<Hono, 'fetch'>, { port, what, onClose }: ListenOptions): void {
  const server = serve(
    {
      fetch: app.fetch,
      port,
      serverOptions: {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
    },
    (address) => process.stdout.write(`http://localhost:${address.port} (${what})\n`),
  );
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS).unref();
    server.close(() => {
      onClose();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
