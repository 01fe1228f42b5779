import { proxy } from 'hono/proxy';
import { asOwnAnswer } from './as-own-answer';

/** The commerce platform as the web server sees it: one function that answers requests. */
export interface PlatformConnection {
  description: string;
  send: (request: Request) => Promise<Response>;
  /** The Set-Cookie line that starts one of the sandbox's scenarios; a live host has none. */
  startScenario?: (name: string) => string;
  /** Answers what lies under /sandbox, with this nonce on its scripts; a live host has no such pages. */
  panel?: (request: Request, nonce?: string) => Promise<Response>;
  close: () => void;
}

export interface PlatformOptions {
  /** Origin of a live host; without one the sandbox answers. */
  origin?: string | undefined;
  /** Where the sandbox keeps its data. */
  dataFile: string;
}

/** Headers of a shopper's request that the platform may see. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'user-agent',
  'wctoken',
  'wctrustedtoken',
  'wcpersonalization',
];

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Connects to a live host, or mounts a sandbox in this process. No sandbox code is loaded for a live host. */
export async function connectPlatform({ origin, dataFile }: PlatformOptions): Promise<PlatformConnection> {
  if (origin) return liveHost(origin);
  const { openNodeSandbox } = await import('@sandbox/node');
  const sandbox = await openNodeSandbox({ dataFile });
  return {
    description: `sandbox, data in ${dataFile}`,
    send: sandbox.fetch,
    startScenario: sandbox.startScenario,
    panel: sandbox.panel,
    close: sandbox.close,
  };
}

function liveHost(origin: string): PlatformConnection {
  return {
    description: `commerce platform at ${origin}`,
    close: () => {},
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers();
      for (const name of FORWARDED) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const signal = AbortSignal.timeout(60_000);
      const { method, body } = request;
      const ask = () =>
        proxy(new URL(pathname + search, origin), { method, headers, body, redirect: 'manual', signal });
      // A connection that the host closes just as it is used again breaks off. What changes nothing is asked once more.
      const answer = await (READS.has(method) ? ask().catch(ask) : ask());
      return asOwnAnswer(answer, origin);
    },
  };
}
