import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';

/** Says that the session has ended, and leads back here after signing in. What was entered stays in memory. */
export function SessionEnded({ ownPath, onSignIn }: { ownPath: string; onSignIn: () => void }) {
  const site = useSite();
  const session = useLostSession();
  return (
    <div role="alert" className="empty:hidden">
      {session ? (
        <Notice
          tone="warning"
          title={
            session.wasMember ? (
              <Trans>You are no longer signed in</Trans>
            ) : (
              <Trans>Your earlier visit has ended</Trans>
            )
          }
          action={
            <ButtonLink
              variant="secondary"
              className="mt-2"
              render={<PageLink href={sitePaths.account(site, ownPath)} onClick={onSignIn} />}
            >
              <Trans>Sign in</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sign in to continue. What you entered here is kept until you close this tab.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
