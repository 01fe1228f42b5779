import { pathAsRead } from './path-as-read';
import { SCRIPT_COOKIES } from './script-cookies';

/** What a host may say about a response of this site. Its other headers, such as those of CORS or `Refresh`, are its own. */
const PASSED_ON = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
];

/** Paths with responses for everyone. Nobody may store any other, unless the host says otherwise. */
const SHARED = /^\/(assets|vto|search)\//;

/**
 * Rewrites a live host's response for this site: redirects to that host become relative, cookies lose their domain, since
 * browsers reject cookies of another domain, and scripts cannot read them.
 *
 * @param apiOrigin origin of the live host.
 * @param path of the request.
 */
export function rewriteResponse(response: Response, apiOrigin: string, path: string): Response {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!SHARED.test(pathAsRead(path)) && !headers.has('cache-control'))
    headers.set('cache-control', 'no-store');
  const location = headers.get('location');
  const target = location && URL.canParse(location) ? new URL(location) : undefined;
  if (target?.host === new URL(apiOrigin).host) {
    // A path that starts with two slashes would be another host.
    const targetPath = target.pathname.replace(/^\/+/, '/');
    headers.set('location', targetPath + target.search + target.hash);
  }
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', ownCookie(cookie));
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

/** A cookie of this site. What the store's scripts read is left as the host has it. */
function ownCookie(cookie: string): string {
  const withoutDomain = cookie.replace(/;\s*domain\s*=[^;]*/gi, '');
  const name = withoutDomain.slice(0, withoutDomain.indexOf('='));
  const isReadable = SCRIPT_COOKIES.includes(name) || /;\s*httponly\s*(;|$)/i.test(withoutDomain);
  return isReadable ? withoutDomain : `${withoutDomain}; HttpOnly`;
}
