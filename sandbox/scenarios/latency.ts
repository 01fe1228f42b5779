import { type CookieToSet, parseCookies } from '../http/cookies';

const LATENCY_HEADER = 'x-sandbox-latency';
const LATENCY_COOKIE = 'sandbox_latency';
/** Maximum delay in milliseconds. */
export const MAX_LATENCY_MS = 30_000;

/**
 * Returns the requested delay in milliseconds, from the header or from the panel's cookie.
 *
 * @param fallback the delay of requests that ask for none.
 */
export function latencyOf(request: Request, cookieHeader: string, fallback: number): number {
  const requested = request.headers.get(LATENCY_HEADER);
  if (requested !== null) return millisecondsOf(requested);
  const stored = cookieHeader.includes(LATENCY_COOKIE)
    ? parseCookies(cookieHeader).get(LATENCY_COOKIE)
    : undefined;
  return stored === undefined ? fallback : millisecondsOf(stored);
}

/** Returns the cookie that stores a browser's latency; 0 clears it. */
export function latencyCookie(milliseconds: number): CookieToSet {
  return {
    name: LATENCY_COOKIE,
    value: String(milliseconds),
    httpOnly: false,
    ...(milliseconds === 0 ? { maxAge: 0 } : {}),
  };
}

function millisecondsOf(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), MAX_LATENCY_MS) : 0;
}
