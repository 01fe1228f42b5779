import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { UserIcon } from '@/ui/icons/icons';

/** Asks a member whose session has ended to sign in, which leads back to this page. */
export function SignedOut() {
  const site = useSite();
  return (
    <div role="status">
      <EmptyState
        icon={<UserIcon size={40} />}
        title={<Trans>Your session has ended</Trans>}
        actions={
          <ButtonLink render={<PageLink href={sitePaths.account(site, sitePaths.paymentMethods(site))} />}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        }
      >
        <Trans>Sign in to see your saved cards.</Trans>
      </EmptyState>
    </div>
  );
}
