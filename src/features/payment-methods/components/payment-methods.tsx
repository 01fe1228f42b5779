import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Heading } from '@/ui/layout/heading';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { type ChangeResult, makeDefault } from '../api/change-card';
import { usePayments } from '../api/use-payments';
import { useCardName } from '../hooks/use-card-name';
import type { AddCardSlotProps } from '../slots';
import { CardList } from './card-list';

const RemoveCardDialog = lazyWithRetry(async () => (await import('./remove-card-dialog')).RemoveCardDialog);

interface PaymentMethodsProps {
  renderAddCard: (props: AddCardSlotProps) => ReactNode;
  /** Called when the shopper is about to add a card. */
  preloadAddCard: () => void;
  /** Replaces the cards for a guest. */
  signedOut: ReactNode;
}

/** Manages the account's payment cards: add one, remove one, choose the default (002 §2). */
export function PaymentMethods({ renderAddCard, preloadAddCard, signedOut }: PaymentMethodsProps) {
  const site = useSite();
  const { t } = useLingui();
  const nameOf = useCardName();
  const account = useAccount();
  const payments = usePayments(account.state === 'member');
  const adding = useDialogOpen();
  const removing = useDialogOpen();
  const [cardToRemove, setCardToRemove] = useState<SavedCard>();
  const [problem, setProblem] = useState<Exclude<ChangeResult, 'changed'>>();
  const [pendingIndex, setPendingIndex] = useState<number>();
  const [focusRequest, setFocusRequest] = useState<{ index: number | undefined; isNow: boolean }>();
  const title = useRef<HTMLHeadingElement>(null);
  const focusedCard = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusRequest?.isNow) focusedCard.current?.focus();
  }, [focusRequest]);

  const setDefault = async (card: SavedCard) => {
    if (pendingIndex !== undefined) return;
    setPendingIndex(card.index);
    setProblem(undefined);
    const result = await makeDefault(site, card, payments.refresh);
    setPendingIndex(undefined);
    if (result !== 'changed') return setProblem(result);
    const name = nameOf(card);
    announce(t`${name} is your default card now.`);
    // Its button is gone.
    setFocusRequest({ index: card.index, isNow: true });
  };
  const isSignedOut = account.state === 'guest' || payments.state === 'signed-out';
  return (
    <>
      <Heading ref={title} level={1} size="lg" tabIndex={-1}>
        <Trans>Payment methods</Trans>
      </Heading>
      {isSignedOut ? (
        signedOut
      ) : (
        <CardList
          payments={payments}
          problem={problem}
          focusedIndex={focusRequest?.index}
          focusedCard={focusedCard}
          pendingIndex={pendingIndex}
          onMakeDefault={(card) => void setDefault(card)}
          onRemove={(card) => {
            setProblem(undefined);
            setCardToRemove(card);
            removing.show();
          }}
          onIntentToRemove={RemoveCardDialog.preload}
          onAdd={() => {
            setProblem(undefined);
            setFocusRequest(undefined);
            adding.show();
          }}
          onIntentToAdd={preloadAddCard}
        />
      )}
      {cardToRemove && removing.mounted ? (
        <DialogBoundary
          open={removing.open}
          onClose={() => removing.setOpen(false)}
          title={<Trans>Remove this card?</Trans>}
          className="modal-dialog"
        >
          <RemoveCardDialog
            card={cardToRemove}
            open={removing.open}
            onOpenChange={removing.setOpen}
            refresh={payments.refresh}
            focusAfterwards={title}
            onGone={() => setProblem('gone')}
          />
        </DialogBoundary>
      ) : null}
      {adding.mounted
        ? renderAddCard({
            open: adding.open,
            onOpenChange: adding.setOpen,
            finalFocus: focusedCard,
            onAdded: (index) => {
              announce(t`Your card is saved.`);
              setFocusRequest({ index, isNow: false });
              adding.setOpen(false);
            },
          })
        : null}
    </>
  );
}
