import type { MiddlewareHandler } from 'hono';

/** Set on the context of a page whose URL no other site or page may learn. */
export const NO_REFERRER = 'noReferrer';

/** Replaces the referrer policy of these pages. It comes before `securityHeaders`, which sets that of all responses. */
export const referrerPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.get(NO_REFERRER)) context.res.headers.set('Referrer-Policy', 'no-referrer');
};
