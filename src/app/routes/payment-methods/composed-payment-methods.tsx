import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { PaymentMethods } from '@/features/payment-methods/components/payment-methods';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { DialogShell } from '@/ui/overlay/dialog-shell';
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
  return (
    <Suspense fallback={<AddCardShell {...props} />}>
      <ComposedAddCard {...props} />
    </Suspense>
  );
}

function AddCardShell({ open, onOpenChange }: AddCardSlotProps) {
  return (
    <DialogShell
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={<Trans>Add a card</Trans>}
      className="modal-dialog"
    />
  );
}
