import type { Cart } from '@generated/cart/model/cart';
import { createStore, useStoreValue } from '../state/create-store';

/** A session that the API no longer has. In memory only. */
export interface LostSession {
  /** The last known cart. */
  cart?: Cart | undefined;
  /** True if the shopper was signed in. */
  wasMember?: boolean | undefined;
  memberId?: number | undefined;
  /** The member's email, to sign in again. */
  email?: string | undefined;
}

/** Id of the notice that says so, which can take the focus. */
export const SESSION_NOTICE_ID = 'session-notice';

const lostSession = createStore<LostSession | undefined>(undefined);

/** Stays, since the page may still have what the member typed. */
let lastMemberId: number | undefined;

export function recordLostSession(session: LostSession): void {
  lastMemberId = session.memberId ?? lastMemberId;
  lostSession.set(session);
}

/** Call when another page begins in the same document: in tests. */
export function forgetLostMember(): void {
  lastMemberId = undefined;
}

/** Returns the id of the member whose session was lost while this page was open. */
export const lostMemberId = (): number | undefined => lastMemberId;

/** Call when the shopper signs in or dismisses the message. */
export function clearLostSession(): void {
  lostSession.set(undefined);
}

/** Returns the session that was lost while this page was open; usually undefined, always on the server. */
export function useLostSession(): LostSession | undefined {
  return useStoreValue(lostSession);
}
