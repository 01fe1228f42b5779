import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { drainBody } from '@/lib/http/drain-body';
import { listenProblem } from '@/lib/http/listen-problem';
import { wholeNumberSetting } from '@/lib/http/whole-number-setting';

// Before the rest loads, which takes seconds from the source.
const port = readPort();

// The web server imports it the same way, so the build keeps the sandbox in its own chunk.
const { openNodeSandbox } = await import('./node');
const { isPanelRequest } = await import('./control/serve-panel');

const dataFile = process.env.SANDBOX_DATA?.trim() || '.data/sandbox.sqlite';
const sandbox = await openNodeSandbox({ dataFile });

/**
 * Keep-alive timeout in milliseconds: longer than the minute that proxies and clients use, so that none of them sends a
 * request into a connection that is being closed ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000;

const server = serve(
  { fetch: handleOrDisconnect, port, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  (info) =>
    process.stdout.write(
      `Sandbox on http://localhost:${info.port}, its panel at /sandbox, data in ${dataFile}\n`,
    ),
);

server.on('error', (error) => exitWithMessage(new Error(listenProblem(error))));

function stop(): void {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

function readPort(): number {
  try {
    return wholeNumberSetting('PORT', [0, 65_535], process.env.PORT) ?? 4010;
  } catch (error) {
    return exitWithMessage(error as Error);
  }
}

/** Without a stack trace: the message says what to set. */
function exitWithMessage({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** A scenario without network destroys the connection. */
async function handleOrDisconnect(
  request: Request,
  { incoming }: { incoming: { socket: { destroy: () => unknown } } },
): Promise<Response> {
  try {
    const response = await (isPanelRequest(request) ? sandbox.panel(request) : sandbox.fetch(request));
    await drainBody(request);
    return response;
  } catch {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
}
