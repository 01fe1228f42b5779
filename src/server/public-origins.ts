import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { parseUrl } from '@/domain/navigation/parse-url';
import { isLocalName } from '@/lib/http/local-names';

/** Public origins of the site, by host: the configured one, and that of the other country. */
export type PublicOrigins = ReadonlyMap<string, string>;

/** @throws Error when the origin is not a scheme and a host. */
export function publicOrigins(configured: string): PublicOrigins {
  const origin = parseUrl(configured)?.origin;
  if (!origin?.startsWith('http'))
    throw new Error(`PUBLIC_ORIGIN must be like https://www.example.com, not ${configured}`);
  const origins = [origin, ...LOCALE_CODES.map((locale) => canonicalOrigin(origin, locale))];
  return new Map(origins.map((each) => [new URL(each).host, each]));
}

/** Rejects requests that name the host twice (RFC 9112 §3.2): Node takes the first one, a cache in front may take the other. */
export const rejectManyHosts: MiddlewareHandler = async (context, next) => {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const names = incoming?.rawHeaders?.filter((_, index) => index % 2 === 0) ?? [];
  return names.filter((name) => name.toLowerCase() === 'host').length > 1
    ? context.text('Bad Request', 400, { 'Cache-Control': 'no-store' })
    : next();
};

/** Rejects requests for other hosts, which would otherwise get into the page's links. */
export function rejectUnknownHosts(origins: PublicOrigins): MiddlewareHandler {
  return async (context, next) => {
    if (origins.has(new URL(context.req.url).host)) return next();
    return context.text('This host is not served here.', 421);
  };
}

/** Rejects host names that others can make point to this machine. @param own the name that the server listens on. */
export function rejectForeignNames(own: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    return isLocalName(hostname) || hostname === own?.toLowerCase()
      ? next()
      : context.text('This host is not served here. Set PUBLIC_ORIGIN to serve it.', 421);
  };
}
