import { useGetPersonContact } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { contactArgs } from '@/lib/session/contact-query';
import { type LostSession, SESSION_NOTICE_ID } from '@/lib/session/lost-session';
import { signInRequest } from '@/lib/session/sign-in-request';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SignInDialog } from './sign-in-dialog';

interface SessionNoticeContentProps {
  session: LostSession | undefined;
  isSigningIn: boolean;
  hasForm: boolean;
  children: ReactNode;
}

/** The notice of a lost session, and the dialog to sign in again. */
export function SessionNoticeContent({ session, isSigningIn, hasForm, children }: SessionNoticeContentProps) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  const { state } = useAccount();
  // The shopper may be far below it.
  useEffect(() => {
    if (session) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [session]);
  // What had the focus goes with the member's data.
  useEffect(() => {
    if (session && state === 'guest' && document.activeElement === document.body)
      notice.current?.focus({ preventScroll: true });
  }, [session, state]);
  return (
    <>
      {session ? (
        <div ref={notice} id={SESSION_NOTICE_ID} role="alert" tabIndex={-1} className="scroll-mt-24">
          <Notice
            tone="warning"
            title={session.wasMember ? t`You are no longer signed in` : t`Your earlier visit has ended`}
            action={
              hasForm ? null : (
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => signInRequest.set(true)}>
                  <Trans>Sign in</Trans>
                </Button>
              )
            }
          >
            {children ?? <Trans>Sign in to continue. What you typed on this page is still here.</Trans>}
          </Notice>
        </div>
      ) : null}
      {isSigningIn ? <RenewSignIn hasEnded={session !== undefined} /> : null}
    </>
  );
}

/** The API still knows the name of a remembered member, but nothing of a session that has ended. */
function RenewSignIn({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useLingui();
  const { data, isLoading } = useGetPersonContact(...contactArgs(useSite()), { swr: { enabled: !hasEnded } });
  if (isLoading) return null;
  return (
    <SignInDialog
      email={data?.contact[0]?.email1}
      onClose={() => signInRequest.set(false)}
      onSignedIn={async () => {
        signInRequest.set(false);
        announce(t`You are signed in`);
        focusHeading();
      }}
    />
  );
}

/** The button that opened the dialog is gone. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
