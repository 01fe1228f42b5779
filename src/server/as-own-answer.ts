/**
 * A live host's answer as one of the store's own: redirects to that host stay on this site, and cookies belong to it, since a
 * browser refuses those of another domain.
 *
 * @param host origin of the live host.
 */
export function asOwnAnswer(answer: Response, host: string): Response {
  const headers = new Headers(answer.headers);
  const location = headers.get('location');
  const target = location && URL.canParse(location) ? new URL(location) : undefined;
  if (target?.host === new URL(host).host) {
    // One slash: a path of two would be another host.
    const path = target.pathname.replace(/^\/+/, '/');
    headers.set('location', path + target.search + target.hash);
  }
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  const { status, statusText, body } = answer;
  return new Response(body, { status, statusText, headers });
}
