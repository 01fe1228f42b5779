import { NO_USER_KEY } from '../http/user-recovery';
import { cachedSession } from './cached-session';
import { createGuest } from './create-guest';
import { recordReplacedSession } from './lost-session';

/**
 * Creates a guest for an unknown caller and records a lost session: one that expired, or one in the cache whose cookies are
 * gone.
 *
 * @param key error key of a rejected call. Every other than `NO_USER_KEY` means that there was a session.
 */
export async function replaceSession(storeId: string, key: string): Promise<void> {
  // Must run before the guest is created, whose queries overwrite the cache.
  const lostSession = cachedSession() ?? (key === NO_USER_KEY ? undefined : {});
  await createGuest(storeId);
  if (lostSession) recordReplacedSession(lostSession);
}
