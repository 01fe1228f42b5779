import type { SocialLoginConfig } from './social-login-config';

const authorizationUrl = '/sandbox/sign-in';

/** The sandbox's own identity provider stands in for both. */
export const sandboxSocialLogin: SocialLoginConfig = [
  { provider: 'google', authorizationUrl },
  { provider: 'facebook', authorizationUrl },
];
