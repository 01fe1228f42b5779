/** The store's request to the provider (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export interface AuthorizationRequest {
  provider: 'google' | 'facebook';
  /** URL of this site, as in the request. */
  redirectUri: string;
  state: string;
  codeChallenge: string;
  langId: string;
}

/** Reads the request from the page's URL; undefined for an invalid one, such as a redirect to another site. */
export function parseRequest({ origin, searchParams: query }: URL): AuthorizationRequest | undefined {
  const provider = query.get('provider');
  const codeChallenge = query.get('code_challenge') ?? '';
  const redirectUri = query.get('redirect_uri') ?? '';
  const isSupported = query.get('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(codeChallenge);
  const isOfThisSite = originOf(redirectUri, origin) === origin;
  if (
    (provider !== 'google' && provider !== 'facebook') ||
    !isSupported ||
    redirectUri === '' ||
    !isOfThisSite
  )
    return undefined;
  return {
    provider,
    redirectUri,
    state: query.get('state') ?? '',
    codeChallenge,
    langId: query.get('langId') ?? '',
  };
}

/** Returns the store's URL with the result. The contract adds `cancelled`: the person went back without a decision. */
export function resultUrl(
  { redirectUri, state }: AuthorizationRequest,
  result: { code: string } | { error: 'access_denied' | 'cancelled' },
  origin: string,
): string {
  const url = new URL(redirectUri, origin);
  for (const [name, value] of Object.entries({ ...result, state })) url.searchParams.set(name, value);
  return url.href;
}

function originOf(address: string, base: string): string | undefined {
  try {
    return new URL(address, base).origin;
  } catch {
    return undefined;
  }
}
