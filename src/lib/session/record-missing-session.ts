import { getCartPath } from '@generated/operation-paths';
import { mutate } from 'swr';
import { matchesTemplate } from '../cache/path-template';
import { cachedSession } from './cached-session';
import { recordLostSession } from './lost-session';

/** Records a session whose cookies are gone and revalidates the cart. */
export async function recordMissingSession(): Promise<void> {
  const session = cachedSession();
  if (session) recordLostSession(session);
  await mutate((key) => Array.isArray(key) && matchesTemplate(getCartPath, String(key[0])));
}
