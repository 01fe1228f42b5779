import { Trans } from '@lingui/react/macro';
import { accountPaths } from '@/lib/navigation/account-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { UserIcon } from '@/ui/icons/icons';

/** Asks a guest to sign in, and a member whose session has ended. The sign-in leads back to this page. */
export function SignedOut({ hasEnded }: { hasEnded: boolean }) {
  const site = useSite();
  return (
    <div role={hasEnded ? 'status' : undefined}>
      <EmptyState
        icon={<UserIcon size={40} />}
        title={
          hasEnded ? (
            <Trans>Your session has ended</Trans>
          ) : (
            <Trans>Sign in to see your saved prescriptions</Trans>
          )
        }
        actions={
          <ButtonLink
            render={<PageLink href={sitePaths.account(site, accountPaths.accountPrescriptions(site))} />}
          >
            <Trans>Sign in or create an account</Trans>
          </ButtonLink>
        }
      >
        <Trans>They are stored with your account, and only you see them.</Trans>
      </EmptyState>
    </div>
  );
}
