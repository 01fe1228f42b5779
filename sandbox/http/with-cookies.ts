import { type CookieToSet, serializeCookie } from './cookies';

/** Returns the response with `Set-Cookie` headers. */
export function withCookies({
  response,
  cookies,
}: {
  response: Response;
  cookies: readonly CookieToSet[];
}): Response {
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('Set-Cookie', serializeCookie(cookie));
  return new Response(response.body, { status: response.status, headers });
}
