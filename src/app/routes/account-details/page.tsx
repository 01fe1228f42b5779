import { useLingui } from '@lingui/react/macro';
import { personQuery } from '@/features/account/api/person';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { Container } from '@/ui/layout/container';
import { AccountBackLink } from '../shared/account-back-link';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';

const ComposedDetails = deferHydration(async () => (await import('./composed-details')).ComposedDetails);

export const prepare = prepareMemberPage(accountPaths.details, (site) => [
  personQuery(site),
  // It has the email that a sign-in over the page begins with.
  contactQuery(site),
]);

/** The member's own details. */
export function Page() {
  const { t } = useLingui();
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-10 py-10 lg:py-16">
      <PageMeta title={t`Your details`} noIndex />
      <SessionNotice forMembers />
      <AccountBackLink />
      <HydrationSection className="grid grid-cols-1 gap-10">
        <ComposedDetails />
      </HydrationSection>
    </Container>
  );
}
