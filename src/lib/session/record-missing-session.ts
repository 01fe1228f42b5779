import { getCartPath, getContextDataPath } from '@generated/operation-paths';
import { mutate } from 'swr';
import { matchesTemplate } from '../cache/path-template';
import { cachedSession } from './cached-session';
import { recordLostSession } from './lost-session';

/** Records a session whose cookies are gone: nobody is signed in any more, and the cart is revalidated. */
export async function recordMissingSession(): Promise<void> {
  const session = cachedSession();
  if (session) recordLostSession(session);
  await mutate(isQueryOf(getContextDataPath), null, { revalidate: false });
  await mutate(isQueryOf(getCartPath));
}

function isQueryOf(template: string) {
  return (key: unknown) => Array.isArray(key) && matchesTemplate(template, String(key[0]));
}
