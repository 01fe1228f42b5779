import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { announce } from '@/lib/navigation/announcer';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Dialog } from '@/ui/overlay/dialog';
import { removeCard } from '../api/change-card';
import type { Payments } from '../api/use-payments';
import { useCardName } from '../hooks/use-card-name';

interface RemoveCardDialogProps {
  card: SavedCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  refresh: Payments['refresh'];
  /** The button that opened the dialog is gone by then. */
  focusAfterRemoval: RefObject<HTMLElement | null>;
  /** Called when the card was not in the account any more. */
  onGone: () => void;
}

/** Asks before a card is removed. */
export function RemoveCardDialog(props: RemoveCardDialogProps) {
  const { card, open, onOpenChange, refresh, focusAfterRemoval, onGone } = props;
  const site = useSite();
  const { t } = useLingui();
  const name = useCardName()(card);
  const [failed, setFailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const changeOpen = (nextOpen: boolean) => {
    setFailed(false);
    onOpenChange(nextOpen);
  };
  const [removing, remove] = useSubmitting(async () => {
    setFailed(false);
    const result = await removeCard(site, card, refresh);
    if (result === 'rejected' || result === 'failed') return setFailed(true);
    if (result === 'changed') announce(t`${name} is removed.`);
    if (result === 'gone') onGone();
    setGone(true);
    changeOpen(false);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t`Remove this card?`}
      description={<Trans>{name} will no longer be saved in your account.</Trans>}
      closeLabel={t`Close`}
      {...(isGone ? { finalFocus: focusAfterRemoval } : {})}
    >
      <div role="alert" className="mb-5 empty:hidden">
        {failed ? (
          <Notice tone="error" title={<Trans>Your card could not be removed.</Trans>}>
            <Trans>It is still saved. Please try again.</Trans>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={removing} busyLabel={t`Removing your card`} onClick={() => void remove(undefined)}>
          <Trans>Remove the card</Trans>
        </Button>
        <Button variant="secondary" onClick={() => changeOpen(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
