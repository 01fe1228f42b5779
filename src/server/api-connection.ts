import { proxy } from 'hono/proxy';
import { doctorPracticeConfig, doctorPracticeTarget, withoutSession } from './doctor-practice-config';
import { rewriteResponse } from './rewrite-response';

/** Connection of the web server to the commerce API. */
export interface ApiConnection {
  description: string;
  send: (request: Request) => Promise<Response>;
  /** The Set-Cookie header that starts a sandbox scenario; absent with a live host. */
  startScenario?: (name: string) => string;
  /** Handles requests under /sandbox, with this nonce for scripts; absent with a live host. */
  panel?: (request: Request, nonce?: string) => Promise<Response>;
  /** Handles requests under /contract-findings; only with CONTRACT_CHECK=1. */
  findings?: (request: Request, remoteAddress: string | undefined) => Promise<Response>;
  close: () => void;
}

export interface ApiConnectionOptions {
  /** Origin of a live host; the sandbox is used when absent. */
  origin?: string | undefined;
  /** Where a live host has the practices of doctors, if not under its own `/doctor-practice/`. */
  doctorPracticeUrl?: string | undefined;
  /** Data file of the sandbox. */
  dataFile: string;
}

/** Request headers that are forwarded to the API. */
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

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Connects to a live host, or starts a sandbox in this process. A live host loads no sandbox code. */
export async function connectApi({
  origin,
  doctorPracticeUrl,
  dataFile,
}: ApiConnectionOptions): Promise<ApiConnection> {
  if (origin) return liveHost(origin, doctorPracticeConfig(doctorPracticeUrl));
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

function liveHost(origin: string, doctorPracticeUrl: string | undefined): ApiConnection {
  return {
    description: `commerce API at ${origin}`,
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
      const practice = doctorPracticeTarget(request.url, doctorPracticeUrl);
      const target = practice ?? new URL(pathname + search, origin);
      const sendOnce = () =>
        proxy(target, {
          method,
          headers: practice ? withoutSession(headers) : headers,
          body,
          redirect: 'manual',
          signal,
        });
      // The host may close a reused connection at any time, so safe methods are retried once.
      const response = await (SAFE_METHODS.has(method) ? sendOnce().catch(sendOnce) : sendOnce());
      return rewriteResponse(response, origin);
    },
  };
}
