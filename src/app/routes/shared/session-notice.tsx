import { type ReactNode, useEffect, useRef } from 'react';
import { loadAnew } from '@/app/navigation/restored-page';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { lostMemberId, recordLostSession, useLostSession } from '@/lib/session/lost-session';
import { signInRequest } from '@/lib/session/sign-in-request';
import { useDetectLostSession } from '@/lib/session/use-detect-lost-session';
import { useAccount } from '@/lib/session/user-context';
import { useStoreValue } from '@/lib/state/create-store';

// If it does not load, the page works without it.
const noticeContent = loadOnDemand(
  async () => (await import('./session-notice-content')).SessionNoticeContent,
);

export interface SessionNoticeProps {
  /** What a sign-in gives back to a member; a sentence of general use by default. */
  children?: ReactNode;
  /** Whether a guest whose visit has ended sees nothing: the page has nothing of a guest. */
  forMembers?: boolean;
  /** Whether the page itself has the form to sign in. */
  hasForm?: boolean;
}

/**
 * Says at the top of a page that the session has ended while it was open, and signs in over the page, so that what was typed
 * stays. The dialog opens by itself when a remembered member has to sign in. For every page with a shopper's own data; its code
 * loads when it is needed.
 */
export function SessionNotice({ children, forMembers = false, hasForm = false }: SessionNoticeProps) {
  useDetectLostSession();
  useDetectSignedOut();
  const session = useLostSession();
  const isSigningIn = useStoreValue(signInRequest);
  const Content = useStoreValue(noticeContent);
  const shown = session && (session.wasMember || !forMembers) ? session : undefined;
  const isNeeded = shown !== undefined || isSigningIn;
  useEffect(() => {
    if (!isNeeded) return;
    noticeContent.load();
    // What the server rendered for the member must not stay.
    void hydrateDeferred();
  }, [isNeeded]);
  // A request belongs to the page that made it.
  useEffect(() => () => signInRequest.set(false), []);
  return Content && isNeeded ? (
    <Content session={shown} isSigningIn={isSigningIn} hasForm={hasForm}>
      {children}
    </Content>
  ) : null;
}

/**
 * A member can become a guest without a call that says so: another tab has signed out, or a query came first. What is on the page
 * of a member is not for another one who signs in there.
 */
function useDetectSignedOut(): void {
  const { state, userId } = useAccount();
  const isLost = useLostSession() !== undefined;
  const member = useRef<number>(undefined);
  useEffect(() => {
    const before = member.current;
    if (state === 'guest') {
      if (before !== undefined && !isLost) recordLostSession({ wasMember: true, memberId: before });
      member.current = undefined;
    } else if (state === 'member') {
      member.current = Number(userId);
      if (member.current !== (before ?? lostMemberId() ?? member.current)) loadAnew();
    }
  }, [state, userId, isLost]);
}
