import { expect, it } from 'vitest';
import { socialLoginConfig } from './social-login-config';

it.each([
  [{ hasSandbox: true }, ['google /sandbox/sign-in', 'facebook /sandbox/sign-in']],
  [{ hasSandbox: false }, []],
  [{ hasSandbox: false, facebookClientId: 'store-1' }, ['facebook https://www.facebook.com/dialog/oauth']],
  [{ hasSandbox: true, googleClientId: 'store-1' }, ['google https://accounts.google.com/o/oauth2/v2/auth']],
])('%j', (settings, expected) => {
  expect(
    socialLoginConfig(settings).map(({ provider, authorizationUrl }) => `${provider} ${authorizationUrl}`),
  ).toEqual(expected);
});
