import { type DatedChoices, readChoices } from './choices';

/** Version of the token's JSON. */
const VERSION = 1;
/** In characters. Ours have about 200. */
const MAX_LENGTH = 1024;

/** The advisor data that the commerce API stores (000 §3). */
export interface ProfileTokens {
  accessToken: string;
  refreshToken: string;
  userUUID: string;
}

/** A reset saves the profile with empty tokens (000 §4). */
export const EMPTY_TOKENS: ProfileTokens = { accessToken: '', refreshToken: '', userUUID: '' };

/** Encodes the shopper's choices as tokens: JSON in base64url. @param userUUID random; the same for each save of a shopper. */
export function toProfileTokens({ choices, changedAt }: DatedChoices, userUUID: string): ProfileTokens {
  const json = JSON.stringify({ v: VERSION, at: changedAt, ...choices });
  return { accessToken: toBase64Url(json), refreshToken: userUUID, userUUID };
}

/** Decodes our own token. Returns undefined for an empty one, and for another service's, which stays unread. */
export function fromAccessToken(accessToken: string | undefined): DatedChoices | undefined {
  if (!accessToken || accessToken.length > MAX_LENGTH) return undefined;
  try {
    const value = JSON.parse(fromBase64Url(accessToken)) as { v?: unknown; at?: unknown } | null;
    if (value?.v !== VERSION || typeof value.at !== 'number') return undefined;
    const choices = readChoices(value);
    return choices && { choices, changedAt: value.at };
  } catch {
    return undefined;
  }
}

/** The JSON is ASCII. */
function toBase64Url(text: string): string {
  return btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}
