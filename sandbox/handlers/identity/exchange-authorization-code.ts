import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Handler } from '../../call';
import { type ApiError, reject, rejection } from '../../http/api-errors';
import { exchangeCode } from '../../identity-provider/grants';

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
