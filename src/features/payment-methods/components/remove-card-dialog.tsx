import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '@/lib/navigation/announcer';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlay/confirm-dialog';
import { removeCard } from '../api/change-card';
import type { Payments } from '../api/use-payments';
import { useCardName } from '../hooks/use-card-name';

interface RemoveCardDialogProps
  extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'focusAfterwards'> {
  card: SavedCard;
  refresh: Payments['refresh'];
  /** Called when the account no longer had the card. */
  onGone: () => void;
}

/** Confirms the removal of a card. */
export function RemoveCardDialog({ card, refresh, onGone, ...dialog }: RemoveCardDialogProps) {
  const site = useSite();
  const { t } = useLingui();
  const name = useCardName()(card);
  const { expiry, isExpired } = card;
  const remove = async () => {
    const result = await removeCard(site, card, refresh);
    if (result === 'rejected' || result === 'failed') return undefined;
    return () => {
      if (result === 'changed') announce(t`${name} is removed.`);
      if (result === 'gone') onGone();
    };
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Remove this card?`}
      description={
        <>
          <span className="block">{name}</span>
          <span className="block">
            {isExpired ? <Trans>Expired {expiry}</Trans> : <Trans>Expires {expiry}</Trans>}
          </span>
          <span className="mt-3 block">
            <Trans>It will no longer be saved in your account.</Trans>
          </span>
        </>
      }
      onConfirm={remove}
      confirmLabel={<Trans>Remove the card</Trans>}
      busyLabel={t`Removing your card`}
      cancelLabel={<Trans>Keep it</Trans>}
      failure={{
        title: <Trans>Your card could not be removed.</Trans>,
        text: <Trans>It is still saved. Please try again.</Trans>,
      }}
    />
  );
}
