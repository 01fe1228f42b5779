import { cachedSession } from './cached-session';
import { createGuest } from './create-guest';
import { recordLostSession } from './lost-session';

/** The API knows no session; every other missing-user error means that there was one. */
const NO_USER = 'USR.CWXFR0130E';

/**
 * Creates a guest for an unknown caller and records a lost session: one that expired, or one in the cache whose cookies are
 * gone.
 *
 * @param key error key of the rejected call.
 */
export async function replaceSession(storeId: string, key: string): Promise<void> {
  // Must run before the guest is created, whose queries overwrite the cache.
  const lostSession = cachedSession() ?? (key === NO_USER ? undefined : {});
  await createGuest(storeId);
  if (lostSession) recordLostSession(lostSession);
}
