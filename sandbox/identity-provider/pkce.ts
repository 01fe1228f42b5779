import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the challenge of a code verifier: base64url of its SHA-256 (RFC 7636 §4.2, method S256). */
export function codeChallengeOf(verifier: string): string {
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
