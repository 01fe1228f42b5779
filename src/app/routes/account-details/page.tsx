import { useLingui } from '@lingui/react/macro';
import { personQuery } from '@/features/account/api/person';
import { AccountDetails } from '@/features/account/components/details/account-details';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { forgetShopper } from '../shared/forget-shopper';
import { LeaveDialog } from '../shared/leave-dialog';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';
import { SignedOut } from '../shared/signed-out';

export const prepare = prepareMemberPage(accountPaths.details, (site) => [
  personQuery(site),
  // It has the email that a sign-in over the page begins with.
  contactQuery(site),
]);

/** The member's own details. */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Container className="grid gap-10 py-10 lg:py-16">
      <PageMeta title={t`Your details`} noIndex />
      <SessionNotice forMembers />
      <AccountDetails
        onClosed={() => void forgetShopper()}
        signedOut={
          <SignedOut title={t`Sign in to see your details`} returnPath={accountPaths.details(site)} />
        }
      />
      <LeaveDialog />
    </Container>
  );
}
