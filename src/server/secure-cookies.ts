import type { MiddlewareHandler } from 'hono';
import type { PublicOrigins } from './public-origins';

/**
 * Cookies of every response, the store's own and those of the host: another site's request does not carry them, and with HTTPS
 * they are sent over nothing else.
 *
 * @param origins public origins of the site; the URL of the request without them.
 */
export function secureCookies(origins: PublicOrigins | undefined): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return;
    const { host, origin } = new URL(context.req.url);
    const isHttps = (origins?.get(host) ?? origin).startsWith('https:');
    headers.delete('set-cookie');
    for (const cookie of cookies) headers.append('set-cookie', withDefaults(cookie, isHttps));
  };
}

function withDefaults(cookie: string, isHttps: boolean): string {
  const attributes = cookie.split(';').map((attribute) => attribute.trim().toLowerCase());
  const sameSite = attributes.some((attribute) => attribute.startsWith('samesite=')) ? '' : '; SameSite=Lax';
  const secure = !isHttps || attributes.includes('secure') ? '' : '; Secure';
  return cookie + sameSite + secure;
}
