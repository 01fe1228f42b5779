import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { closeSessions, openSession } from '../../session/shopper';
import { moveGuestData } from '../../state/move-guest-data';
import type { User } from '../../state/user';

type SignInCall = Pick<Call, 'shopper' | 'setCookie'>;

/** The identity fields of a response. */
export interface Identity {
  userId: string;
  personalizationID: string;
  WCToken: string;
  WCTrustedToken: string;
}

/**
 * Signs in as this user: moves guest data to a member, ends the sessions of the request and opens a new one.
 *
 * @param withCookies whether the response sets the session cookies. Without them the client uses the tokens, and the
 * earlier sessions remain.
 */
export function signIn(
  call: SignInCall,
  { state, now, secret }: SandboxContext,
  user: User,
  { storeId, withCookies }: { storeId: string; withCookies: boolean },
): Identity {
  const { shopper, setCookie } = call;
  if (shopper.sessionId && shopper.registerType === 'G' && user.registerType === 'R') {
    moveGuestData(state, shopper.userId, user.userId);
  }
  const session = openSession(state, {
    userId: user.userId,
    registerType: user.registerType,
    storeId,
    sessionId: secret(),
    now: now().getTime(),
  });
  if (withCookies) {
    // Removals go first: for the same user they have the same names as the new cookies.
    for (const cookie of [...closeSessions(state, shopper), ...session.cookies]) setCookie(cookie);
  }
  const token = encodeURIComponent(session.token);
  return {
    userId: user.userId,
    personalizationID: user.personalizationId,
    WCToken: token,
    WCTrustedToken: token,
  };
}
