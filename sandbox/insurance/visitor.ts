import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CookieToSet, parseCookies } from '../http/cookies';

/** Identifies the browser whose attempts are limited. Anyone may look a plan up, so a session would not suffice. */
const VISITOR_COOKIE = 'sandbox_visitor';
/** In seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** Returns the browser that makes a request; undefined before its first look-up. */
export function visitorOf(cookieHeader: string): string | undefined {
  return parseCookies(cookieHeader).get(VISITOR_COOKIE);
}

/** Identifies a browser without revealing its secret: start of a SHA-256, in hexadecimal. */
export function visitorKeyOf(visitorId: string): string {
  return bytesToHex(sha256(utf8ToBytes(visitorId))).slice(0, 16);
}

/** @param visitorId a secret. */
export function visitorCookie(visitorId: string): CookieToSet {
  return { name: VISITOR_COOKIE, value: visitorId, httpOnly: true, maxAge: LIFETIME };
}
