import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { closeSession, openSession } from '../../session/shopper';
import { moveGuest } from '../../state/move-guest';
import type { User } from '../../state/user';

/** The part of a call that signing in needs. */
type SigningIn = Pick<Call, 'shopper' | 'setCookie'>;

/** What the platform tells of an identity. */
export interface Identity {
  userId: string;
  personalizationID: string;
  WCToken: string;
  WCTrustedToken: string;
}

/**
 * Makes the caller this user: a guest's things move to a member, the caller's former session ends and a new one opens.
 *
 * @param withCookies whether the answer sets the session cookies; without them the caller keeps the tokens, and the
 * former session stays as it is.
 */
export function signIn(
  call: SigningIn,
  { state, now, secret }: SandboxContext,
  user: User,
  { storeId, withCookies }: { storeId: string; withCookies: boolean },
): Identity {
  const { shopper, setCookie } = call;
  if (shopper.sessionId && shopper.registerType === 'G' && user.registerType === 'R') {
    moveGuest(state, shopper.userId, user.userId);
  }
  const opened = openSession(state, {
    userId: user.userId,
    registerType: user.registerType,
    storeId,
    sessionId: secret(),
    now: now().getTime(),
  });
  if (withCookies) {
    // Removals go first: for the same user they have the names of the new cookies.
    for (const cookie of [...closeSession(state, shopper), ...opened.cookies]) setCookie(cookie);
  }
  const token = encodeURIComponent(opened.token);
  return {
    userId: user.userId,
    personalizationID: user.personalizationId,
    WCToken: token,
    WCTrustedToken: token,
  };
}
