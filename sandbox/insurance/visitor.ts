import { type CookieToSet, parseCookies } from '../http/cookies';

/** Whose attempts count: one browser. Anyone may look a plan up, so that a session would not do. */
const VISITOR_COOKIE = 'sandbox_visitor';
/** In seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** The browser that makes a request; undefined before its first look-up. */
export function visitorOf(cookieHeader: string): string | undefined {
  return parseCookies(cookieHeader).get(VISITOR_COOKIE);
}

/** @param visitorId a secret. */
export function visitorCookie(visitorId: string): CookieToSet {
  return { name: VISITOR_COOKIE, value: visitorId, httpOnly: true, maxAge: LIFETIME };
}
