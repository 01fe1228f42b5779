import type { MiddlewareHandler } from 'hono';
import { parseUrl } from '@/domain/navigation/parse-url';

/**
 * Rejects cross-site requests. A request without these headers is not from a page, but from a developer's script, for example.
 */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const fetchSite = context.req.header('sec-fetch-site');
  const isCrossSite =
    (origin !== undefined && hostOf(origin) !== new URL(context.req.url).host) ||
    (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none');
  if (isCrossSite) return context.json({ message: 'Only same-origin requests are allowed.' }, 403);
  return next();
};

/** Compares hosts only, since a proxy may change the scheme. */
function hostOf(origin: string): string | undefined {
  return parseUrl(origin)?.host;
}
