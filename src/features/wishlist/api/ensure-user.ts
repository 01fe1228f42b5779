import { getContextData } from '@generated/identity/identity';
import { isGenericUser } from '@/domain/session/user-type';
import { makeGuest } from '@/platform/session/make-guest';
import type { Store } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';

let underWay: Promise<void> | undefined;

/**
 * A list belongs to somebody: where the user context shows the generic user (-1002), a guest identity is made first
 * (000 §4, Frame advisor).
 *
 * Two hearts pressed at once ask once: a second identity would lose what the first one saved.
 *
 * @throws NoUserError when no identity could be made; that is reported here.
 */
export function ensureUser(store: Store): Promise<void> {
  underWay ??= makeUser(store).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function makeUser({ storeId, languageId }: Store): Promise<void> {
  if (!(await isNobody(storeId, languageId))) return;
  try {
    await makeGuest(storeId);
  } catch (error) {
    track({ name: 'error', message: 'Error while creating user', operation: 'createGuestIdentity' });
    throw new NoUserError(error);
  }
}

/** There is nobody to save for, which has been reported. */
export class NoUserError extends Error {
  constructor(cause: unknown) {
    super('Error while creating user', { cause });
  }
}

/** Who cannot be asked for counts as somebody: the platform says so itself when it needs a user. */
async function isNobody(storeId: Store['storeId'], langId: Store['languageId']): Promise<boolean> {
  try {
    const { basicInfo } = await getContextData(storeId, { langId });
    return isGenericUser(basicInfo.runAsId);
  } catch {
    return false;
  }
}
