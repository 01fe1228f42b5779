import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

// Loaded like this by the web server too, so that the build keeps the sandbox in a file of its own.
const { openNodeSandbox } = await import('./node');
const { isPanelRequest } = await import('./control/serve-panel');

const port = Number(process.env.PORT ?? 4010);
const dataFile = process.env.SANDBOX_DATA ?? '.data/sandbox.sqlite';
const sandbox = await openNodeSandbox({ dataFile });

/**
 * How long an idle connection is kept, in milliseconds: longer than the minute after which proxies and clients let go of
 * theirs, so that none of them sends a request into one that is just being closed ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000;

const server = serve(
  { fetch: answerOrHangUp, port, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  (address) =>
    process.stdout.write(
      `Sandbox on http://localhost:${address.port}, its panel at /sandbox, data in ${dataFile}\n`,
    ),
);

function stop(): void {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** A scenario without network closes the connection, as a broken one would. */
async function answerOrHangUp(
  request: Request,
  { incoming }: { incoming: { socket: { destroy: () => unknown } } },
): Promise<Response> {
  try {
    return await (isPanelRequest(request) ? sandbox.panel(request) : sandbox.fetch(request));
  } catch {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
}
