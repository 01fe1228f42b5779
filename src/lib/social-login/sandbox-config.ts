import type { SocialLoginConfig } from './social-login-config';

const authorizationUrl = '/sandbox/sign-in';

/** Uses the sandbox's identity provider for both. */
export const sandboxSocialLogin: SocialLoginConfig = [
  { provider: 'google', authorizationUrl },
  { provider: 'facebook', authorizationUrl },
];
