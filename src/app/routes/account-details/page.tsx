import { useLingui } from '@lingui/react/macro';
import { personQuery } from '@/features/account/api/person';
import { AccountDetails } from '@/features/account/components/details/account-details';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import type { PageModule } from '../../page';
import { forgetShopper } from '../shared/forget-shopper';
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
    return isServer ? { redirect: sitePaths.account(site, accountPaths.details(site)) } : undefined;
  // The contact has the email that a sign-in over the page begins with.
  await Promise.all([load(personQuery(site)), load(contactQuery(site))]);
  return undefined;
};

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
