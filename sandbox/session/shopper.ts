import type { CookieToSet } from '../http/cookies';
import { parseCookies } from '../http/cookies';
import { refusals, refuse } from '../http/refuse';
import type { SandboxState } from '../state/state';

/** The platform's id of a caller without any session. */
export const GENERIC_USER_ID = '-1002';
/** A guest's session holds the cart, so it outlasts a closed browser. Milliseconds. */
const GUEST_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** A member has to sign in again after half a day without a call. Milliseconds. */
const MEMBER_SESSION_MS = 12 * 60 * 60 * 1000;
/** A session is prolonged at most this often, so that reads do not become writes. Milliseconds. */
const PROLONG_EVERY_MS = 10 * 60 * 1000;

const ACTIVITY_COOKIE = /^WC_(USERACTIVITY|AUTHENTICATION)_(\d+)$/;

/** Who makes a call: the generic user, a guest or a member. */
export interface Shopper {
  userId: string;
  registerType: 'G' | 'R';
  sessionId?: string;
}

/** The caller of services that know no session, such as the search server's. */
export const GENERIC_SHOPPER: Shopper = { userId: GENERIC_USER_ID, registerType: 'G' };

/** What is known of a caller before the session is looked up. */
export interface Caller {
  state: SandboxState;
  headers: Headers;
  cookieHeader: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Who makes this call, by trusted token first and session cookie second, as the platform decides it over HTTPS.
 *
 * @throws RefusalError 401 when the token or cookie names no session, or one that has ended.
 */
export function shopperOf({ state, headers, cookieHeader, now }: Caller): Shopper {
  const carried = carriedSessions(headers, cookieHeader);
  if (carried.length === 0) return GENERIC_SHOPPER;
  const known = carried.flatMap((one) => knownSession(state, one) ?? []);
  // A cookie of an ended session may still be there beside the one of the identity that replaced it.
  const live = known
    .filter(({ session }) => session.expiresAt > now)
    .sort((a, b) => b.session.issuedAt - a.session.issuedAt);
  const [newest] = live;
  if (!newest) return refuse(known.length > 0 ? refusals.sessionExpired() : refusals.invalidCookie());
  const { session, user } = newest;
  const expiresAt = now + lifetime(user.registerType);
  if (expiresAt - session.expiresAt > PROLONG_EVERY_MS)
    state.sessions.update(session.sessionId, { expiresAt });
  return { userId: user.userId, registerType: user.registerType, sessionId: session.sessionId };
}

interface CarriedSession {
  userId: string;
  sessionId: string;
}

function knownSession(state: SandboxState, { userId, sessionId }: CarriedSession) {
  const session = state.sessions.get(sessionId);
  const user = state.users.get(userId);
  return session && user && session.userId === userId ? { session, user } : undefined;
}

function lifetime(registerType: Shopper['registerType']): number {
  return registerType === 'R' ? MEMBER_SESSION_MS : GUEST_SESSION_MS;
}

export interface OpenedSession {
  sessionId: string;
  /** What the platform calls WCToken and WCTrustedToken. */
  token: string;
  cookies: CookieToSet[];
}

export interface SessionToOpen {
  userId: string;
  registerType: Shopper['registerType'];
  storeId: string;
  /** Unguessable. */
  sessionId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Opens a session for a user; the cookies are set when the caller asked for them (`updateCookies=true`). */
export function openSession(state: SandboxState, session: SessionToOpen): OpenedSession {
  const { userId, registerType, storeId, sessionId, now } = session;
  const lasts = lifetime(registerType);
  state.sessions.insert({ sessionId, userId, storeId, issuedAt: now, expiresAt: now + lasts });
  const kept = registerType === 'G' ? { maxAge: lasts / 1000 } : {};
  return {
    sessionId,
    token: `${userId},${sessionId}`,
    cookies: [
      { name: 'WC_SESSION_ESTABLISHED', value: 'true', httpOnly: false, ...kept },
      {
        name: `WC_USERACTIVITY_${userId}`,
        value: `${userId},${storeId},null,null,${now},${sessionId}`,
        httpOnly: true,
        ...kept,
      },
      { name: `WC_AUTHENTICATION_${userId}`, value: `${userId},${sessionId}`, httpOnly: true, ...kept },
    ],
  };
}

/** Ends a session; the cookies to send back remove those that opened it. */
export function closeSession(state: SandboxState, shopper: Shopper): CookieToSet[] {
  if (!shopper.sessionId) return [];
  state.sessions.remove(shopper.sessionId);
  return ['WC_USERACTIVITY', 'WC_AUTHENTICATION'].map((name) => ({
    name: `${name}_${shopper.userId}`,
    value: '',
    httpOnly: true,
    maxAge: 0,
  }));
}

function carriedSessions(headers: Headers, cookieHeader: string): CarriedSession[] {
  const token = headers.get('WCTrustedToken');
  if (token) return [splitToken(decodeToken(token))];
  return [...parseCookies(cookieHeader)].flatMap(([name, value]) => {
    const userId = ACTIVITY_COOKIE.exec(name)?.[2];
    return userId ? [{ userId, sessionId: value.split(',').at(-1) ?? '' }] : [];
  });
}

function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

function splitToken(token: string): CarriedSession {
  const at = token.indexOf(',');
  return { userId: token.slice(0, at), sessionId: token.slice(at + 1) };
}
