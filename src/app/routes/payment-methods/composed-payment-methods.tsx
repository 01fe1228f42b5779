import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { PaymentMethods } from '@/features/payment-methods/components/payment-methods';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { lazyWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { WithMessages } from '../shared/lazy-messages';
import { SignedOut } from '../shared/signed-out';

const loadAddCard = () => import('./composed-add-card');
const ComposedAddCard = lazyWithRetry(async () => (await loadAddCard()).ComposedAddCard);
const preloadAddCard = preload(loadAddCard);

/** The cards, with the dialog for a new one. */
export function ComposedPaymentMethods() {
  const { t } = useLingui();
  const site = useSite();
  return (
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
