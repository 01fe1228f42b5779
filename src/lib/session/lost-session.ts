import type { Cart } from '@generated/cart/model/cart';
import { fieldsOf } from '@/domain/data/fields-of';
import { createStore, useStoreValue } from '../state/create-store';
import { storageValue } from '../storage/storage-value';

/** A session that the API no longer has. In memory only, but for whose it was. */
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

/**
 * A session that was replaced on the page before, most of which do not say so: an addition leads from there to the cart, which
 * begins anew.
 */
export const replacedSession = storageValue<Pick<LostSession, 'wasMember'>>({
  area: 'session',
  key: 'replaced_session',
  validate: (value) => ({ wasMember: fieldsOf(value).wasMember === true }),
});

/** Stays, since the page may still have what the member typed. */
let lastMemberId: number | undefined;

export function recordLostSession(session: LostSession): void {
  lastMemberId = session.memberId ?? lastMemberId;
  lostSession.set(session);
}

/** Records a session in whose place there is a guest's now. */
export function recordReplacedSession(session: LostSession): void {
  replacedSession.write({ wasMember: session.wasMember });
  recordLostSession(session);
}

/** Forgets what a document forgets. Call when another page begins in the same one: in tests. */
export function forgetDocumentSession(): void {
  lastMemberId = undefined;
  lostSession.set(undefined);
}

/** Returns the id of the member whose session was lost while this page was open. */
export const lostMemberId = (): number | undefined => lastMemberId;

/** Call when the shopper signs in or dismisses the message. */
export function clearLostSession(): void {
  replacedSession.clear();
  lostSession.set(undefined);
}

/** Returns the session that was lost while this page was open; usually undefined, always on the server. */
export function useLostSession(): LostSession | undefined {
  return useStoreValue(lostSession);
}
