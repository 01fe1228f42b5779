import { useLingui } from '@lingui/react/macro';
import { SavedAddresses } from '@/features/address/components/saved/saved-addresses';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import type { PageModule } from '../../page';
import { LeaveDialog } from '../shared/leave-dialog';
import { SessionNotice } from '../shared/session-notice';
import { SignedOut } from '../shared/signed-out';

export const prepare: PageModule['prepare'] = async ({ site }, load) => {
  const context = await load(contextQuery(site));
  // Unknown after a failure: the page then shows it.
  if (context === undefined) return undefined;
  // On the server only: in the browser a prepared redirect would outlive the sign-in.
  const isServer = typeof window === 'undefined';
  if (!isMember(context))
    return isServer ? { redirect: sitePaths.account(site, accountPaths.addresses(site)) } : undefined;
  await load(contactQuery(site));
  return undefined;
};

/** The member's addresses. */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Container className="grid gap-10 py-10 lg:py-16">
      <PageMeta title={t`Addresses`} noIndex />
      <SessionNotice forMembers />
      <SavedAddresses
        signedOut={
          <SignedOut title={t`Sign in to see your addresses`} returnPath={accountPaths.addresses(site)} />
        }
      />
      <LeaveDialog />
    </Container>
  );
}
