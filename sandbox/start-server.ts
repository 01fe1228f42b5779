import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { drainBody } from '@/lib/http/drain-body';
import { listenProblem } from '@/lib/http/listen-problem';
import { isPanelRequest } from './control/serve-panel';
import { guardAccess } from './http/cross-origin';
import type { PageBuilder } from './http/page-builder';
import type { ServerOptions } from './http/server-options';
import { openNodeSandbox } from './node';
import { seedRandom } from './seed/random';
import { sharedResources } from './shared-resources';

/**
 * Keep-alive timeout in milliseconds: longer than the minute that proxies and clients use, so that none of them sends a
 * request into a connection that is being closed ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000;
/** This machine's own addresses; the second is missing where IPv6 is switched off. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Serves the sandbox over HTTP until SIGTERM or SIGINT.
 *
 * @param builder builds the panel and the contract pages when they are first asked for; default: they are built.
 * @throws Error with one sentence, for an unknown scenario, a port or data in use.
 */
export async function startServer(options: ServerOptions, builder?: PageBuilder): Promise<void> {
  const { dataFile, scenario, latency } = options;
  if (scenario !== '' && !sharedResources().scenarios.has(scenario))
    throw new Error(`--scenario: there is no scenario "${scenario}"; docs/scenarios.md lists them.`);
  seedRandom(options.seed);
  const sandbox = await openNodeSandbox({ dataFile, defaults: { scenario, latency }, builder });

  const respond = guardAccess(options, {
    calls: sandbox.fetch,
    pages: (request) => sandbox.panel(request),
    isPage: isPanelRequest,
  });

  /** A scenario without network destroys the connection. */
  async function handleOrDisconnect(
    request: Request,
    { incoming }: { incoming: { socket: { destroy: () => unknown } } },
  ): Promise<Response> {
    try {
      const response = await respond(request);
      await drainBody(request);
      return response;
    } catch {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  }

  const servers = await listen(options, getRequestListener(handleOrDisconnect as never)).catch((error) => {
    sandbox.close();
    throw new Error(listenProblem(error, '--port'));
  });
  const origin = `http://localhost:${portOf(servers[0])}`;
  process.stdout.write(
    [
      `Calls          ${origin}`,
      `Panel          ${origin}/sandbox`,
      `Contract pages ${origin}/sandbox/docs/`,
      `Data           ${dataFile === ':memory:' ? 'in memory' : dataFile}\n`,
    ].join('\n'),
  );
  if (options.open) openInBrowser(`${origin}/sandbox`);

  const stop = () => {
    void Promise.all(servers.map(close)).then(() => {
      sandbox.close();
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** All on the same port. */
async function listen(
  { host, port }: ServerOptions,
  listener: RequestListener,
): Promise<[Server, ...Server[]]> {
  if (host) return [await listenOn(host, port, listener)];
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

/** A machine without a browser has the URL in the output. */
function openInBrowser(url: string): void {
  const [command = '', ...args] = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }[process.platform as string] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
