import type { OauthValidateRequest } from '@generated/identity/model/oauthValidateRequest';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { accountLinkIds, countrySegment } from '@/domain/locale/locale-lookup';
import type { LanguageId, StoreId } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { type ApiError, apiError, reject, rejection } from '../../http/api-errors';
import { exchangeCode, profileOfToken } from '../../identity-provider/grants';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { type Country, countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import type { User } from '../../state/user';
import { addUser } from './add-user';
import { signIn } from './sign-in';

/** Signs in with a token of the sandbox's identity provider, as the person it identifies. */
export const oauthValidate: Handler<'oauthValidate'> = (call, context) => {
  const { params, query, body } = call;
  if (!isConfirmed(body, context)) reject(invalidToken());
  const country = countryOfStore(params.storeId);
  const user = findMember(context.state, body.logonId, country) ?? addMember(body, country, context);
  // Another provider may take less care of who has an email address. None would ask for the code.
  if (user.socialProvider !== body.authorizationProvider || user.secondFactor)
    reject(accountExists(body.logonId));
  const identity = signIn(call, context, user, {
    storeId: params.storeId,
    withCookies: query.updateCookies === 'true',
  });
  return {
    ...identity,
    resourceName: 'loginidentity',
    redirectURL: accountUrl(params.storeId, query.langId),
  };
};

function isConfirmed(
  { accessToken, authorizationProvider, email, logonId }: OauthValidateRequest,
  context: SandboxContext,
): boolean {
  const profile = profileOfToken(context, accessToken);
  return (
    profile?.provider === authorizationProvider &&
    profile.email !== '' &&
    [email, logonId].every((address) => normalizeLogonId(address) === normalizeLogonId(profile.email))
  );
}

/** Returns the account page in the language of the request (000 §2, Header). */
function accountUrl(storeId: StoreId, langId: LanguageId | undefined): string {
  const ids = accountLinkIds(responseView(storeId, { langId }).locale);
  return `/${countrySegment(storeId)}/account?${new URLSearchParams(ids)}`;
}

function addMember(body: OauthValidateRequest, country: Country, context: SandboxContext): User {
  const [firstName = '', ...rest] = body.name.trim().split(/\s+/);
  return addUser(context, {
    registerType: 'R',
    logonId: normalizeLogonId(body.logonId),
    country,
    firstName,
    lastName: rest.join(' '),
    email: body.email,
    socialProvider: body.authorizationProvider,
  });
}

function invalidToken(): ApiError {
  return rejection('_ERR_OAUTH_TOKEN_INVALID', 'The social account could not be confirmed.', 'accessToken');
}

function accountExists(logonId: string): ApiError {
  return apiError(
    403,
    '_ERR_ACCOUNT_EXISTS',
    '_ERR_ACCOUNT_EXISTS',
    'Sign in to this account as before.',
    logonId,
  );
}

/** Handles the last step of the sandbox's identity provider. */
export const exchangeAuthorizationCode: Handler<'exchangeAuthorizationCode'> = ({ body }, context) => {
  const { code, codeVerifier, redirectUri } = body;
  const token = exchangeCode(context, code, {
    codeChallenge: codeChallengeOf(codeVerifier),
    redirectUri,
  });
  if (!token) return invalidGrant();
  const { provider, accessToken, name, email } = token;
  return { provider, accessToken, name, ...(email ? { email } : {}) };
};

/** Rejects the grant (RFC 6749 §5.2). */
function invalidGrant(): never {
  const error: ApiError = rejection('invalid_grant', 'The authorization code is not valid.', 'code');
  return reject(error);
}

/** Returns the challenge of a code verifier: base64url of its SHA-256 (RFC 7636 §4.2, method S256). */
export function codeChallengeOf(verifier: string): string {
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
