import { getContextData } from '@generated/identity/identity';
import { isGenericUser } from '@/domain/session/user-type';
import { prepareUser } from '../http/user-recovery';
import type { Site } from '../site/site';
import { track } from '../tracking/track';
import { createGuest } from './create-guest';
import { mayHaveSession } from './session-cookie';

let pendingUser: Promise<void> | undefined;

/**
 * Creates a guest identity if the user context is the generic user (-1002), since a wishlist and an uploaded file need an
 * owner (000 §4, Frame advisor).
 *
 * Concurrent calls share one request: a second identity would lose what the first one saved.
 *
 * @throws NoUserError when no identity could be created; already tracked.
 */
export function ensureUser(site: Site): Promise<void> {
  pendingUser ??= createUser(site).finally(() => {
    pendingUser = undefined;
  });
  return pendingUser;
}

async function createUser({ storeId, languageId }: Site): Promise<void> {
  const isNewVisitor = !mayHaveSession();
  if (!(await isGenericCaller(storeId, languageId))) return;
  try {
    // Shared with calls that add to the cart at the same time.
    if (!isNewVisitor) await createGuest(storeId);
    else if (!(await prepareUser(storeId))) throw new Error('No guest identity');
  } catch (error) {
    track({ name: 'error', message: 'Error while creating user', operation: 'createGuestIdentity' });
    throw new NoUserError(error);
  }
}

/** No user could be created; already tracked. */
export class NoUserError extends Error {
  constructor(cause: unknown) {
    super('Error while creating user', { cause });
  }
}

/** Assumes a user when the context fails to load; the API then rejects the change itself. */
async function isGenericCaller(storeId: Site['storeId'], langId: Site['languageId']): Promise<boolean> {
  try {
    const { basicInfo } = await getContextData(storeId, { langId });
    return isGenericUser(basicInfo.runAsId);
  } catch {
    return false;
  }
}
