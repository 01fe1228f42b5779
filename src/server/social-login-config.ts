import { sandboxSocialLogin } from '@/lib/social-login/sandbox-config';
import type { SocialLoginConfig } from '@/lib/social-login/social-login-config';

/** Authorization endpoints of the live providers. */
const ENDPOINTS = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  facebook: 'https://www.facebook.com/dialog/oauth',
};

export interface SocialLoginSettings {
  /** Ids of this store at the providers. */
  googleClientId?: string | undefined;
  facebookClientId?: string | undefined;
  /** Whether the sandbox and its identity provider are there. */
  hasSandbox: boolean;
}

/** The providers that shoppers can sign in with: those with an id, or with the sandbox its own one for both. */
export function socialLoginConfig(settings: SocialLoginSettings): SocialLoginConfig {
  const live = (
    [
      ['google', settings.googleClientId],
      ['facebook', settings.facebookClientId],
    ] as const
  ).flatMap(([provider, clientId]) =>
    clientId ? [{ provider, clientId, authorizationUrl: ENDPOINTS[provider] }] : [],
  );
  return live.length === 0 && settings.hasSandbox ? sandboxSocialLogin : live;
}
