import type { MiddlewareHandler } from 'hono';

/**
 * Refuses requests that another site makes its visitor's browser send. A request without these headers comes from no
 * page at all, such as a developer's own script.
 */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const isForeign =
    (origin !== undefined && hostOf(origin) !== new URL(context.req.url).host) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) return context.json({ message: 'Only pages of this site may ask.' }, 403);
  return next();
};

/** Behind a proxy the scheme may differ, the host does not. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
