import { useLingui } from '@lingui/react/macro';
import { paymentsQuery } from '@/features/payment-methods/api/payments-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { Container } from '@/ui/layout/container';
import { AccountBackLink } from '../shared/account-back-link';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';

const ComposedPaymentMethods = deferHydration(
  async () => (await import('./composed-payment-methods')).ComposedPaymentMethods,
);

export const prepare = prepareMemberPage(accountPaths.paymentMethods, (site) => [
  paymentsQuery(site),
  contactQuery(site),
]);

/** The payment cards of the account (002 §2; checkout.md §4). */
export function Page() {
  const { t } = useLingui();
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-10 py-10 lg:py-16">
      <PageMeta title={t`Payment methods`} noIndex />
      <SessionNotice forMembers />
      <AccountBackLink />
      <HydrationSection className="grid grid-cols-1 gap-10">
        <ComposedPaymentMethods />
      </HydrationSection>
    </Container>
  );
}
