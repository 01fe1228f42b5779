import { exchangeAuthorizationCode, oauthValidate } from '@generated/identity/identity';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Site } from '@/lib/site/site';
import { completeSignIn } from './complete-sign-in';

export interface AuthorizationCode {
  code: string;
  verifier: string;
  redirectUri: string;
}

/**
 * Signs in with a provider's code (003 §7). The guest's data moves to the account.
 *
 * @returns the local path that the response names; undefined for anything else.
 * @throws for every failure; all have one message (003 §8).
 */
export async function socialSignIn(
  site: Site,
  { code, verifier, redirectUri }: AuthorizationCode,
): Promise<string | undefined> {
  const token = await exchangeAuthorizationCode({ code, codeVerifier: verifier, redirectUri });
  const { provider, accessToken, name, email } = token;
  if (!email) throw new Error('The account of the provider has no email.');
  const { redirectURL } = await oauthValidate(
    site.storeId,
    { authorizationProvider: provider, accessToken, name, email, logonId: email },
    { updateCookies: 'true', langId: site.languageId },
  );
  await completeSignIn();
  return redirectTarget(redirectURL, '') || undefined;
}
