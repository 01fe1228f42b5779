import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentMethods } from '@/features/payment-methods/components/payment-methods';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from '../shared/lazy-messages';
import { SignedOut } from '../shared/signed-out';

const ComposedAddCard = lazyWithMessages(
  async () => (await import('./composed-add-card')).ComposedAddCard,
  ['checkout', 'address'],
);

/** The cards, with the dialog for a new one. */
export function ComposedPaymentMethods() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <PaymentMethods
      renderAddCard={renderAddCard}
      preloadAddCard={() => ComposedAddCard.preload(site.languageTag)}
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
  return <NewCardDialog {...props} />;
}

function NewCardDialog(props: AddCardSlotProps) {
  const { open, onOpenChange } = props;
  return (
    <DialogBoundary
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={<Trans>Add a card</Trans>}
      className="modal-dialog"
    >
      <ComposedAddCard {...props} />
    </DialogBoundary>
  );
}
