import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PageMeta } from '@/lib/meta/page-meta';
import { announce } from '@/lib/navigation/announcer';
import { useAccount } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { GuestAccount, type GuestAccountProps } from './guest-account';
import { MemberAccount } from './member-account';

export type AccountContentProps = Omit<GuestAccountProps, 'refresh'>;

/** Renders the account page: sign-in and registration for a guest, overview for a member (000 §6). */
export function AccountContent(props: AccountContentProps) {
  const { t } = useLingui();
  const { state, refresh } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef({ state, view: props.view });
  const isSignIn = props.view === 'sign-in';
  const guestTitle = isSignIn ? t`Sign in` : t`Create account`;
  const title = state === 'member' ? t`Your account` : guestTitle;

  // The form has unmounted, so move focus to the heading.
  useEffect(() => {
    const hasSignedIn = previous.current.state === 'guest' && state === 'member';
    if (hasSignedIn || previous.current.view !== props.view) heading.current?.focus();
    if (hasSignedIn) announce(t`You are signed in`);
    previous.current = { state, view: props.view };
  }, [state, props.view, t]);

  return (
    <>
      <PageMeta title={title} noIndex />
      <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      {state === 'loading' ? (
        <SkeletonRegion label={t`Loading your account`}>
          <SkeletonText lines={5} className="max-w-sm" />
        </SkeletonRegion>
      ) : null}
      {state === 'failed' ? (
        <Notice
          tone="error"
          action={
            <Button variant="link" onClick={() => void refresh()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your account could not be loaded.</Trans>
        </Notice>
      ) : null}
      {state === 'guest' ? <GuestAccount {...props} refresh={refresh} /> : null}
      {state === 'member' ? <MemberAccount /> : null}
    </>
  );
}
