import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { paymentsQuery } from '@/features/payment-methods/api/payments-query';
import { PaymentMethods } from '@/features/payment-methods/components/payment-methods';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { WithMessages } from '../shared/lazy-messages';
import { prepareMemberPage } from '../shared/prepare-member-page';
import { SessionNotice } from '../shared/session-notice';
import { SignedOut } from '../shared/signed-out';

const loadAddCard = () => import('./composed-add-card');
const ComposedAddCard = lazy(async () => ({ default: (await loadWithRetry(loadAddCard)).ComposedAddCard }));
const preloadAddCard = preload(loadAddCard);

export const prepare = prepareMemberPage(accountPaths.paymentMethods, (site) => [
  paymentsQuery(site),
  contactQuery(site),
]);

/** The payment cards of the account (002 §2; spec/decisions.md, Routes). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Container className="grid gap-10 py-10 lg:py-16">
      <PageMeta title={t`Payment methods`} noIndex />
      <SessionNotice forMembers />
      <PaymentMethods
        renderAddCard={renderAddCard}
        preloadAddCard={preloadAddCard}
        signedOut={
          <SignedOut
            title={t`Sign in to see your saved cards`}
            returnPath={accountPaths.paymentMethods(site)}
          />
        }
      />
    </Container>
  );
}

/** Its code and the messages of the card and address fields load when it opens. */
function renderAddCard(props: AddCardSlotProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="checkout">
        <WithMessages catalog="address">
          <ComposedAddCard {...props} />
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}
