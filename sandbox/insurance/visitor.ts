import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CookieToSet, parseCookies } from '../http/cookies';

/** Whose attempts count: one browser. Anyone may look a plan up, so that a session would not do. */
const VISITOR_COOKIE = 'sandbox_visitor';
/** In seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** The browser that makes a request; undefined before its first look-up. */
export function visitorOf(cookieHeader: string): string | undefined {
  return parseCookies(cookieHeader).get(VISITOR_COOKIE);
}

/** A text that stands for a browser without giving its secret away: start of a SHA-256, in hexadecimal. */
export function visitorKeyOf(visitorId: string): string {
  return bytesToHex(sha256(utf8ToBytes(visitorId))).slice(0, 16);
}

/** @param visitorId a secret. */
export function visitorCookie(visitorId: string): CookieToSet {
  return { name: VISITOR_COOKIE, value: visitorId, httpOnly: true, maxAge: LIFETIME };
}
