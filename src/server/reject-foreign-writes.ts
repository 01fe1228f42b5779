import type { MiddlewareHandler } from 'hono';
import { parseUrl } from '@/domain/navigation/parse-url';
import { pathAsRead } from './path-as-read';
import type { PublicOrigins } from './public-origins';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that may change something by a GET request (contract, `x-safe`): commands, and the customer segment. */
const UNSAFE_GET = /^\/webapp\/|\/eaccess_engagement_add_customersegment$/;

/**
 * Lets only pages of this site change something. Every supported browser says where such a request comes from; other programs,
 * which hold no shopper's cookies, may leave it out.
 *
 * @param origins public origins of the site; the host of the request without them.
 */
export function rejectForeignWrites(origins: PublicOrigins | undefined): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (SAFE_METHODS.has(req.method) && !UNSAFE_GET.test(pathAsRead(req.path))) return next();
    const site = req.header('sec-fetch-site');
    const origin = req.header('origin');
    const host = new URL(req.url).host;
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
    // A page that sends no referrer has the origin "null" in a form. The browser then says where it is from by the other header.
    const isOwnOrigin =
      origin === undefined || (origin === 'null' ? site !== undefined : isOwn(origin, host, origins));
    return isOwnSite && isOwnOrigin
      ? next()
      : context.text('Not from another site', 403, { 'Cache-Control': 'no-store' });
  };
}

/** Compares hosts where no origins are configured, since a proxy may change the scheme. */
function isOwn(origin: string, host: string, origins: PublicOrigins | undefined): boolean {
  return origins ? [...origins.values()].includes(origin) : parseUrl(origin)?.host === host;
}
