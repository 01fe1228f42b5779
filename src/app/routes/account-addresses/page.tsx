import { useLingui } from '@lingui/react/macro';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { Container } from '@/ui/layout/container';
import { AccountBackLink } from '../shared/account-back-link';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';

const ComposedAddresses = deferHydration(
  async () => (await import('./composed-addresses')).ComposedAddresses,
);

export const prepare = prepareMemberPage(accountPaths.addresses, (site) => [contactQuery(site)]);

/** The member's addresses. */
export function Page() {
  const { t } = useLingui();
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-10 py-10 lg:py-16">
      <PageMeta title={t`Addresses`} noIndex />
      <SessionNotice forMembers />
      <AccountBackLink />
      <HydrationSection className="grid grid-cols-1 gap-10">
        <ComposedAddresses />
      </HydrationSection>
    </Container>
  );
}
