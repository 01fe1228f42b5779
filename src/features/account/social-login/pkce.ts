/** The secrets of one authorization: its state, and the verifier of its code with the challenge (RFC 7636 §4). */
export interface AuthorizationSecrets {
  state: string;
  verifier: string;
  challenge: string;
}

/** Creates secrets for one sign-in. Needs a secure context: HTTPS or localhost. */
export async function createAuthorizationSecrets(): Promise<AuthorizationSecrets> {
  const verifier = randomText();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: randomText(), verifier, challenge: toBase64Url(new Uint8Array(hash)) };
}

/** Creates a text of 43 characters from 32 random bytes. */
function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
