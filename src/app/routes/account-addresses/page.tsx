import { useLingui } from '@lingui/react/macro';
import { SavedAddresses } from '@/features/address/components/saved/saved-addresses';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { LeaveDialog } from '../shared/leave-dialog';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';
import { SignedOut } from '../shared/signed-out';

export const prepare = prepareMemberPage(accountPaths.addresses, (site) => [contactQuery(site)]);

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
