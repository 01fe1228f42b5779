/**
 * Rewrites a live host's response for this site: redirects to that host become relative, and cookies lose their domain,
 * since browsers reject cookies of another domain.
 *
 * @param apiOrigin origin of the live host.
 */
export function rewriteResponse(response: Response, apiOrigin: string): Response {
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  const target = location && URL.canParse(location) ? new URL(location) : undefined;
  if (target?.host === new URL(apiOrigin).host) {
    // A path that starts with two slashes would be another host.
    const path = target.pathname.replace(/^\/+/, '/');
    headers.set('location', path + target.search + target.hash);
  }
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}
