import { setTimeout } from 'node:timers/promises';
import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import { parseUrl } from '@/domain/navigation/parse-url';
import type { ApiConnection } from './api-connection';
import { doctorPracticeTarget, withoutSession } from './doctor-practice-config';
import { rewriteResponse } from './rewrite-response';
import { isGatewayFailure } from './upstream/break-circuits';

/** Request headers that are forwarded to the API. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  // Where the request comes from: the host may judge it, too.
  'origin',
  'sec-fetch-site',
  'user-agent',
  // The visitor's address, which the server has set.
  'x-forwarded-for',
  // To which request the call belongs.
  'x-request-id',
  'traceparent',
  'wctoken',
  'wctrustedtoken',
  'wcpersonalization',
];

/** Methods that change nothing: they may be repeated, and aborted when the client is gone. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const TIMEOUT_MS = 60_000;
/** The longest wait before a call is repeated, in milliseconds. */
const RETRY_MS = 100;

/**
 * Forwards calls to a live host.
 *
 * @param origin scheme and host, such as `https://commerce.example.com`
 * @param practices where the host has the practices of doctors, if not under its own `/doctor-practice/`
 */
export function liveHost(origin: string, practices?: string): ApiConnection {
  return {
    description: `commerce API at ${origin}`,
    close: () => {},
    send: async (request) => {
      try {
        const response = await forward(request, origin, practices);
        return rewriteResponse(response, origin, new URL(request.url).pathname);
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError';
        throw isTimeout || !request.signal.aborted ? noResponse(request.method, error as Error) : error;
      }
    },
  };
}

async function forward(request: Request, origin: string, practices: string | undefined): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, body } = request;
  const headers = forwardedHeaders(request.headers);
  const isSafe = SAFE_METHODS.has(method);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = isSafe ? AbortSignal.any([request.signal, timeout]) : timeout;
  const practice = doctorPracticeTarget(request.url, practices);
  const send = () =>
    proxy(practice ?? new URL(pathname + search, origin), {
      method,
      headers: practice ? withoutSession(headers) : headers,
      body,
      redirect: 'manual',
      signal,
    });
  return isSafe ? sendTwice(send) : send();
}

/** What may be repeated is tried twice: the host may close a reused connection at any time, and one of its servers may be gone. */
async function sendTwice(send: () => Promise<Response>): Promise<Response> {
  const first = await send().catch(() => undefined);
  if (first && (!isGatewayFailure(first) || first.headers.has('retry-after'))) return first;
  await first?.body?.cancel();
  // Not all at once after a failure of many.
  await setTimeout(Math.random() * RETRY_MS);
  return send();
}

function forwardedHeaders(headers: Headers): Headers {
  const forwarded = new Headers();
  for (const name of FORWARDED) {
    const value = headers.get(name);
    if (value !== null) forwarded.set(name, value);
  }
  return forwarded;
}

/** The status of a gateway, by which clients know that the outcome is open. Not logged with its URL, which may be personal. */
function noResponse(method: string, { name, message, cause }: Error): HTTPException {
  const reason = cause instanceof Error ? cause.message || cause.name : message;
  process.stderr.write(`The commerce API did not respond to a ${method}: ${reason}\n`);
  return name === 'TimeoutError'
    ? new HTTPException(504, { message: 'Gateway Timeout' })
    : new HTTPException(502, { message: 'Bad Gateway' });
}

/** @throws Error for a URL that is more than a scheme and a host. */
export function checkOrigin(origin: string): string {
  const url = parseUrl(origin);
  if (!url?.protocol.startsWith('http') || url.href !== `${url.origin}/`)
    throw new Error(`WCS_ORIGIN must be like https://commerce.example.com, not ${origin}`);
  return origin;
}
