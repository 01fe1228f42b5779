import type { Site } from '@/lib/site/site';
import type { SocialLoginOption } from '@/lib/social-login/social-login-config';
import type { AuthorizationSecrets } from './pkce';

export interface AuthorizationTarget {
  url: string;
  /** Redirect URI of the provider, which the code is bound to. */
  redirectUri: string;
}

/** Builds the URL of a provider's sign-in page. */
type SocialLoginAdapter = (
  option: SocialLoginOption,
  request: { site: Site; returnPath: string; origin: string; parameters: Record<string, string> },
) => AuthorizationTarget;

/** Leads to a page of the sandbox's identity provider, in the language of the site. */
const sandboxAdapter: SocialLoginAdapter = (option, { site, returnPath, parameters }) => ({
  url: `${option.authorizationUrl}?${new URLSearchParams({
    ...parameters,
    provider: option.provider,
    redirect_uri: returnPath,
    langId: site.languageId,
  })}`,
  redirectUri: returnPath,
});

/** Scopes for the name and the email. */
const SCOPES = { google: 'openid email profile', facebook: 'public_profile email' };

/** Uses a live provider (RFC 6749 §4.1.1). Register the return URL there. */
const liveAdapter: SocialLoginAdapter = (option, { origin, returnPath, parameters }) => {
  const redirectUri = origin + returnPath;
  const url = new URL(option.authorizationUrl);
  for (const [name, value] of Object.entries({
    ...parameters,
    response_type: 'code',
    client_id: option.clientId ?? '',
    redirect_uri: redirectUri,
    scope: SCOPES[option.provider],
  }))
    url.searchParams.set(name, value);
  return { url: url.href, redirectUri };
};

/** Returns the sign-in page of a provider, with PKCE (RFC 7636 §4.3). */
export function authorizationTarget(
  option: SocialLoginOption,
  { state, challenge }: AuthorizationSecrets,
  { site, origin }: { site: Site; origin: string },
): AuthorizationTarget {
  const adapter = option.clientId === undefined ? sandboxAdapter : liveAdapter;
  return adapter(option, {
    site,
    origin,
    // Names the provider for the exchange.
    returnPath: `/${site.locale}/social-login?provider=${option.provider}`,
    parameters: { state, code_challenge: challenge, code_challenge_method: 'S256' },
  });
}
