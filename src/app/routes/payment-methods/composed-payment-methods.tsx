import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentMethods } from '@/features/payment-methods/components/payment-methods';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { lazyDialog } from '../shared/lazy-messages';
import { SignedOut } from '../shared/signed-out';

const NewCardDialog = lazyDialog<AddCardSlotProps>({
  load: async () => (await import('./composed-add-card')).ComposedAddCard,
  catalogs: ['checkout', 'address'],
  title: () => <Trans>Add a card</Trans>,
});

/** The cards, with the dialog for a new one. */
export function ComposedPaymentMethods() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <PaymentMethods
      renderAddCard={(props) => <NewCardDialog {...props} />}
      preloadAddCard={() => NewCardDialog.preload(site.languageTag)}
      signedOut={
        <SignedOut
          title={t`Sign in to see your saved cards`}
          returnPath={accountPaths.paymentMethods(site)}
        />
      }
    />
  );
}
