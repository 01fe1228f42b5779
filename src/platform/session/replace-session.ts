import { knownSession } from './known-session';
import { noteLostSession } from './lost-session';
import { makeGuest } from './make-guest';

/** The platform knows of no session at all; every other refusal for want of a user says that there was one. */
const NO_USER = 'USR.CWXFR0130E';

/**
 * Makes a guest of a caller whom the platform does not know, and notes when a session was lost by that: one that has ended,
 * or one that this page has read from and whose cookies are gone.
 *
 * @param key of the refusal.
 */
export async function replaceSession(storeId: string, key: string): Promise<void> {
  // Before the guest is made, whose own reads take the place of what is known.
  const known = knownSession() ?? (key === NO_USER ? undefined : {});
  await makeGuest(storeId);
  if (known) noteLostSession(known);
}
