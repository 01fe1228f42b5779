import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** What a request may send, and what may be made of it. Everything that a client can make large has its limit here. */
export const LIMITS = {
  /** Path and query string. Servers should support 8000 (RFC 9110 §4.1). */
  urlLength: 8000,
  /** Parameters of a query string. The contract's longest list has 100 values. */
  parameters: 200,
  parameterNameLength: 100,
  parameterValueLength: 4000,
  /** All headers together: Node's own default. Node itself responds to more, with the same status. */
  headersBytes: 16 * 1024,
  /** One header. Cookies may be longer: those of the insurance login hold a few kilobytes each. */
  headerLength: 4000,
  cookies: 100,
  cookiesLength: 12_000,
  /** Body: the largest upload as base64, and room for its fields. */
  bodyBytes: 16 * 1024 * 1024,
  /** A response of the commerce API that becomes part of a page. */
  responseBytes: 8 * 1024 * 1024,
  /** A response of the commerce API that is passed on. No picture and no document is as large. */
  proxiedBytes: 32 * 1024 * 1024,
  /** HTML of a page. The largest has a fifth of it. */
  pageBytes: 3 * 1024 * 1024,
  /** Rendering a page after its data has come, in milliseconds. */
  renderingMs: 10_000,
} as const;

/** Rejects requests whose URL, query or headers exceed their limits, before anything reads them. */
export function checkLimits(
  reject: (context: Context, status: 414 | 431) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    const { url, headers } = context.req.raw;
    if (isLongAddress(url)) return reject(context, 414);
    return hasLongHeaders(headers) ? reject(context, 431) : next();
  };
}

/** Rejects larger bodies. Closes the connection, so that the rest of the body is not read. */
export const limitBody = bodyLimit({
  maxSize: LIMITS.bodyBytes,
  onError: (context) => context.text('Payload Too Large', 413, { connection: 'close' }),
});

function isLongAddress(url: string): boolean {
  const { pathname, search, searchParams } = new URL(url);
  if (pathname.length + search.length > LIMITS.urlLength || searchParams.size > LIMITS.parameters)
    return true;
  return [...searchParams].some(
    ([name, value]) => name.length > LIMITS.parameterNameLength || value.length > LIMITS.parameterValueLength,
  );
}

function hasLongHeaders(headers: Headers): boolean {
  const isLong = ([name, value]: [string, string]) => name !== 'cookie' && value.length > LIMITS.headerLength;
  return [...headers].some(isLong) || hasManyCookies(headers.get('cookie') ?? '');
}

function hasManyCookies(cookie: string): boolean {
  return cookie.length > LIMITS.cookiesLength || cookie.split(';').length > LIMITS.cookies;
}
