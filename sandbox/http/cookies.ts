export interface CookieToSet {
  name: string;
  value: string;
  httpOnly: boolean;
  /** Seconds. Absent: a session cookie. 0: removes the cookie. */
  maxAge?: number;
}

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const separatorIndex = pair.indexOf('=');
    if (separatorIndex > 0)
      cookies.set(pair.slice(0, separatorIndex).trim(), decode(pair.slice(separatorIndex + 1).trim()));
  }
  return cookies;
}

export function serializeCookie({ name, value, httpOnly, maxAge }: CookieToSet): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
