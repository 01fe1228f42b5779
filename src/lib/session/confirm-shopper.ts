import { getContextData } from '@generated/identity/identity';
import { revalidateShopper } from '../cache/revalidate-shopper';
import type { Site } from '../site/site';
import { cachedSession } from './cached-session';
import { clearLostSession, lostMemberId, recordLostSession } from './lost-session';
import { mayHaveSession, notifySessionChange } from './session-cookie';
import { adoptSessionMark, currentSessionMark } from './session-mark';
import { isMember } from './user-context';

/**
 * Compares the shopper of the session, which another tab has changed, with the member whose data this document shows.
 *
 * The same member, or a guest who has signed in, sees what has changed since. A member who has signed out is told so, and keeps
 * what was typed, until somebody else signs in.
 *
 * @param shownMemberId the member of the page; undefined for a guest.
 * @returns false if the session is another member's: this document must be seen by nobody, and change nothing.
 * @throws ApiError when it cannot be found out.
 */
export async function confirmShopper(
  { storeId, languageId }: Site,
  shownMemberId: number | undefined,
): Promise<boolean> {
  const mark = currentSessionMark();
  // Detects a session that is gone.
  notifySessionChange();
  if (mayHaveSession()) {
    const session = cachedSession();
    const memberId = shownMemberId ?? lostMemberId();
    const context = await getContextData(storeId, { langId: languageId });
    if (memberId !== undefined && isMember(context) && context.basicInfo.runAsId !== memberId) return false;
    if (isMember(context)) clearLostSession();
    else if (session?.wasMember) recordLostSession(session);
    void revalidateShopper();
  }
  adoptSessionMark(mark);
  return true;
}
