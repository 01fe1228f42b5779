import { serve } from '@hono/node-server';
import { type RunningServer, startServer } from '../../bench/server-process';
import { limitTransport } from '../../contract-checker/http/limit-transport';
import type { Transport } from '../../contract-checker/http/transport';
import type { Operation } from '../../contract-checker/plugin';
import { plantDefect } from './plant-defect';
import type { DefectKind } from './planted-defect';
import { checkPlanted, type Host } from './score';

const HOST_PORT = 4031;
const PRISM_PORT = 4032;
/** Milliseconds; a host on the same machine responds at once. */
const TIMEOUT_MS = 500;

/** What Prism reports about a message, in the header of its response. */
interface PrismViolation {
  location: string[];
  code?: string;
  message: string;
}

/** Prism as a proxy in front of a host with a defect, with the traffic of the same check. */
export class PrismProxy {
  #transport: Transport = async () => new Response(null, { status: 503 });
  readonly #server = serve({ port: HOST_PORT, fetch: (request) => this.#transport(request) });
  #prism: RunningServer | undefined;

  /** @param binFolder where Prism is installed. */
  async start(binFolder: string, newHost: () => Host): Promise<void> {
    this.#transport = newHost().transport;
    this.#prism = await startServer({
      command: `${binFolder}/prism`,
      args: [
        'proxy',
        '-h',
        '127.0.0.1',
        '-p',
        String(PRISM_PORT),
        '--verboseLevel',
        'silent',
        'generated/contract.json',
        `http://127.0.0.1:${HOST_PORT}`,
      ],
      port: PRISM_PORT,
      readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
    });
  }

  async stop(): Promise<void> {
    await this.#prism?.stop();
    this.#server.close();
  }

  /** Whether Prism reports something about a response that it does not report without the defect. */
  async finds(kind: DefectKind, operation: Operation, newHost: () => Host): Promise<boolean> {
    const host = newHost();
    const planted = plantDefect(host.transport, kind, operation, () => new Promise(() => undefined));
    const withDefect = await this.#violations(planted.transport, operation, host.now);
    const without = await this.#violations(newHost().transport, operation, host.now);
    return [...withDefect].some((violation) => !without.has(violation));
  }

  async #violations(transport: Transport, operation: Operation, now: Date): Promise<Set<string>> {
    this.#transport = transport;
    const found = new Set<string>();
    const forward: Transport = (request) => this.#forward(request, found);
    const limited = limitTransport(forward, { concurrency: 256, timeoutMs: TIMEOUT_MS });
    await checkPlanted({ transport: limited }, operation, now);
    return found;
  }

  async #forward(request: Request, found: Set<string>): Promise<Response> {
    const url = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    const response = await fetch(`http://127.0.0.1:${PRISM_PORT}${url.pathname}${url.search}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body ? { body } : {}),
    });
    const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as PrismViolation[];
    for (const { location, code, message } of violations)
      if (location[0] === 'response') found.add(`${location.join('.')} ${code} ${message}`);
    return withSeparateCookies(response);
  }
}

/** Prism joins Set-Cookie headers with commas, which would end every session. */
function withSeparateCookies(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const joined of response.headers.getSetCookie())
    for (const cookie of joined.split(/,(?=\w+=)/)) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}
