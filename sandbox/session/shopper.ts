import { apiErrors, reject } from '../http/api-errors';
import type { CookieToSet } from '../http/cookies';
import { parseCookies } from '../http/cookies';
import type { SandboxState } from '../state/state';

/** User id of requests without a session. */
export const GENERIC_USER_ID = '-1002';
/** In milliseconds. A guest's session holds the cart, so it outlasts a closed browser. */
const GUEST_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** In milliseconds. A member has to sign in again after half a day without a request. */
const MEMBER_SESSION_MS = 12 * 60 * 60 * 1000;
/** In milliseconds. A session is extended at most this often, so that not every read is also a write. */
const EXTEND_INTERVAL_MS = 10 * 60 * 1000;

const SESSION_COOKIE = /^WC_(USERACTIVITY|AUTHENTICATION)_(\d+)$/;

/** The caller of a request: the generic user, a guest or a member. */
export interface Shopper {
  userId: string;
  registerType: 'G' | 'R';
  sessionId?: string;
  /** Every session that the request carries, also those of cookies that a newer one has replaced. */
  carried?: readonly SessionToken[];
}

/** The shopper for services without sessions, such as search. */
export const GENERIC_SHOPPER: Shopper = { userId: GENERIC_USER_ID, registerType: 'G' };

/** Credentials that identify the session of a request. */
export interface CallerCredentials {
  state: SandboxState;
  headers: Headers;
  cookieHeader: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Returns the shopper of the request's session: from the trusted token first, then from the session cookie, as the commerce API
 * does over HTTPS.
 *
 * @throws ApiErrorResponse 401 when the token or cookie has no session, or an expired one.
 */
export function shopperFromSession({ state, headers, cookieHeader, now }: CallerCredentials): Shopper {
  const trusted = readTrustedToken(headers);
  const fromCookies = readCookieTokens(cookieHeader);
  const sessionTokens = trusted ? [trusted] : fromCookies;
  if (sessionTokens.length === 0) return GENERIC_SHOPPER;
  const sessions = sessionTokens.flatMap((token) => findSession(state, token) ?? []);
  // A cookie of an expired session may still be present next to the cookie of the new identity.
  const activeSessions = sessions
    .filter(({ session }) => session.expiresAt > now)
    .sort((a, b) => b.session.issuedAt - a.session.issuedAt);
  const [newest] = activeSessions;
  if (!newest) return reject(sessions.length > 0 ? apiErrors.sessionExpired() : apiErrors.invalidCookie());
  const { session, user } = newest;
  const expiresAt = now + sessionLifetime(user.registerType);
  if (expiresAt - session.expiresAt > EXTEND_INTERVAL_MS)
    state.sessions.update(session.sessionId, { expiresAt });
  return {
    userId: user.userId,
    registerType: user.registerType,
    sessionId: session.sessionId,
    carried: [...sessionTokens, ...fromCookies].filter((token) => findSession(state, token)),
  };
}

interface SessionToken {
  userId: string;
  sessionId: string;
}

function findSession(state: SandboxState, { userId, sessionId }: SessionToken) {
  const session = state.sessions.get(sessionId);
  const user = state.users.get(userId);
  return session && user && session.userId === userId ? { session, user } : undefined;
}

function sessionLifetime(registerType: Shopper['registerType']): number {
  return registerType === 'R' ? MEMBER_SESSION_MS : GUEST_SESSION_MS;
}

export interface OpenedSession {
  sessionId: string;
  /** WCToken and WCTrustedToken on the wire. */
  token: string;
  cookies: CookieToSet[];
}

export interface NewSession {
  userId: string;
  registerType: Shopper['registerType'];
  storeId: string;
  /** A secret. */
  sessionId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Opens a session for a user. The caller decides whether to set the cookies (`updateCookies=true`). */
export function openSession(state: SandboxState, session: NewSession): OpenedSession {
  const { userId, registerType, storeId, sessionId, now } = session;
  const lifetimeMs = sessionLifetime(registerType);
  state.sessions.insert({ sessionId, userId, storeId, issuedAt: now, expiresAt: now + lifetimeMs });
  const cookieOptions = registerType === 'G' ? { maxAge: lifetimeMs / 1000 } : {};
  return {
    sessionId,
    token: `${userId},${sessionId}`,
    cookies: [
      { name: 'WC_SESSION_ESTABLISHED', value: 'true', httpOnly: false, ...cookieOptions },
      {
        name: `WC_USERACTIVITY_${userId}`,
        value: `${userId},${storeId},null,null,${now},${sessionId}`,
        httpOnly: true,
        ...cookieOptions,
      },
      {
        name: `WC_AUTHENTICATION_${userId}`,
        value: `${userId},${sessionId}`,
        httpOnly: true,
        ...cookieOptions,
      },
    ],
  };
}

/** Ends every session that the request carries. Returns cookies that remove their cookies. */
export function closeSessions(state: SandboxState, { carried = [] }: Shopper): CookieToSet[] {
  for (const { sessionId } of carried) state.sessions.remove(sessionId);
  const userIds = [...new Set(carried.map(({ userId }) => userId))];
  return userIds.flatMap((userId) =>
    ['WC_USERACTIVITY', 'WC_AUTHENTICATION'].map((name) => ({
      name: `${name}_${userId}`,
      value: '',
      httpOnly: true,
      maxAge: 0,
    })),
  );
}

/**
 * Returns the users whose session cookies a request carries, whether the sessions are valid or not. The last one is the first
 * here.
 */
export function userIdsOf(cookieHeader: string): string[] {
  return readCookieTokens(cookieHeader)
    .map(({ userId }) => userId)
    .reverse();
}

function readTrustedToken(headers: Headers): SessionToken | undefined {
  const token = headers.get('WCTrustedToken');
  return token ? parseToken(decodeToken(token)) : undefined;
}

function readCookieTokens(cookieHeader: string): SessionToken[] {
  return [...parseCookies(cookieHeader)].flatMap(([name, value]) => {
    const userId = SESSION_COOKIE.exec(name)?.[2];
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

function parseToken(token: string): SessionToken {
  const separatorIndex = token.indexOf(',');
  return { userId: token.slice(0, separatorIndex), sessionId: token.slice(separatorIndex + 1) };
}
