import { getCartPath } from '@generated/operation-paths';
import { mutate } from 'swr';
import { matchesTemplate } from '../cache/path-template';
import { knownSession } from './known-session';
import { noteLostSession } from './lost-session';

/** Records a session whose cookies are gone and revalidates the cart. */
export async function noteVanishedSession(): Promise<void> {
  const known = knownSession();
  if (known) noteLostSession(known);
  await mutate((key) => Array.isArray(key) && matchesTemplate(getCartPath, String(key[0])));
}
