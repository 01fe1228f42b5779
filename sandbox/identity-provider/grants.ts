import type { SandboxContext } from '../sandbox-context';
import type { AuthorizationCode, SocialProfile } from '../state/social-sign-in';
import type { SocialAccount } from './social-accounts';

/** In milliseconds. A code is exchanged at once; a token lasts for the sign-in. */
const CODE_LIFETIME_MS = 60 * 1000;
const TOKEN_LIFETIME_MS = 60 * 60 * 1000;

/** Values of the store's request to the provider that must match when the code is exchanged. */
export interface AuthorizationRequest {
  codeChallenge: string;
  redirectUri: string;
}

/** Code and token of the contract's examples, so that the contract check needs no person at the provider's page. */
const EXAMPLE = { provider: 'google', name: 'Ana Diaz', email: 'ana@example.com' } as const;
const EXAMPLE_TOKEN = 'social-access-51c07e';
const EXAMPLE_CODE: AuthorizationCode = {
  ...EXAMPLE,
  code: 'authorization-code-51c07e',
  // Challenge for the verifier in RFC 7636, appendix B.
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  redirectUri: '/lc-us/account',
  expiresAt: Number.MAX_SAFE_INTEGER,
};

/** Creates a code for the store, after the person has agreed. */
export function grantCode(
  { state, now, secret }: SandboxContext,
  { provider, name, email }: SocialAccount,
  request: AuthorizationRequest,
): string {
  const { code } = state.authorizationCodes.insert({
    code: `authorization-code-${secret()}`,
    provider,
    name,
    email,
    ...request,
    expiresAt: now().getTime() + CODE_LIFETIME_MS,
  });
  return code;
}

/** Exchanges a code, once. @returns undefined when the code is used or too old, or does not belong to the request. */
export function exchangeCode(
  { state, now, secret }: SandboxContext,
  code: string,
  { codeChallenge, redirectUri }: AuthorizationRequest,
): (SocialProfile & { accessToken: string }) | undefined {
  const time = now().getTime();
  const grant = code === EXAMPLE_CODE.code ? EXAMPLE_CODE : state.authorizationCodes.get(code);
  if (!grant || grant.expiresAt <= time) return undefined;
  if (grant.codeChallenge !== codeChallenge || grant.redirectUri !== redirectUri) return undefined;
  const { provider, name, email } = grant;
  state.authorizationCodes.remove(code);
  if (grant === EXAMPLE_CODE) return { ...EXAMPLE, accessToken: EXAMPLE_TOKEN };
  return state.socialTokens.insert({
    accessToken: `social-access-${secret()}`,
    provider,
    name,
    email,
    expiresAt: time + TOKEN_LIFETIME_MS,
  });
}

/** Returns the person whom a token identifies; undefined when it is unknown or too old. */
export function profileOfToken(
  { state, now }: SandboxContext,
  accessToken: string,
): SocialProfile | undefined {
  if (accessToken === EXAMPLE_TOKEN) return EXAMPLE;
  const token = state.socialTokens.get(accessToken);
  return token && token.expiresAt > now().getTime() ? token : undefined;
}
