import { createControlApp } from '../control/control-app';
import type { Sandbox } from '../create-sandbox';
import { codeChallengeOf } from '../handlers/identity/social-sign-in';
import { socialAccounts } from '../identity-provider/social-accounts';
import type { TestClient, TestResponse } from './test-client';

export const VERIFIER = 'M25iVXpKU3puUjFaYWg3T1NDTDQtcW1ROUY5YXlwalNoc0hhakxifmZHag';
export const REDIRECT_URI = '/lc-us/account';

/** Agrees on the provider's page, as a person would. @returns the code. */
export async function authorize(
  sandbox: Sandbox,
  accountId: string,
  provider = socialAccounts.find(({ id }) => id === accountId)?.provider,
): Promise<string> {
  const request = new Request('http://sandbox.test/sandbox/api/authorization', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provider,
      accountId,
      codeChallenge: codeChallengeOf(VERIFIER),
      redirectUri: REDIRECT_URI,
    }),
  });
  const response = await createControlApp(sandbox).fetch(request, { cookieHeader: '', setCookie: () => {} });
  const { code } = (await response.json()) as { code: string };
  return code;
}

/** Exchanges a code for a token. */
export function exchange(
  client: TestClient,
  code: string,
  { codeVerifier = VERIFIER, redirectUri = REDIRECT_URI } = {},
): Promise<TestResponse> {
  return client.postJson('/identity-provider/token', { code, codeVerifier, redirectUri });
}

/** Signs in with an account of the provider. */
export async function signInWith(
  { sandbox, client }: { sandbox: Sandbox; client: TestClient },
  accountId: string,
  {
    storeId = '10851',
    query = '',
    ...fields
  }: { storeId?: string; query?: string } & Record<string, unknown> = {},
): Promise<TestResponse> {
  const code = await authorize(sandbox, accountId);
  const { provider, accessToken, name, email } = (await exchange(client, code)).body;
  return client.postJson(
    `/wcs/resources/store/${storeId}/loginidentity/oauth_validate?updateCookies=true${query}`,
    { authorizationProvider: provider, accessToken, name, email, logonId: email, ...fields },
  );
}
