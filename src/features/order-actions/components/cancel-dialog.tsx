import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { TooManyTries } from '@/lib/http/too-many-tries';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlay/confirm-dialog';
import { cancelOrder, type SettledCancel } from '../api/cancel-order';

interface CancelDialogProps
  extends Pick<OrderActionsProps, 'order' | 'email'>,
    Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'focusAfterwards'> {
  /** Called when the order is canceled, or can no longer be: the dialog is closed then. */
  onSettled: (result: SettledCancel) => void;
}

/** Confirms a cancellation. */
export function CancelDialog({ order, email, onSettled, ...dialog }: CancelDialogProps) {
  const site = useSite();
  const { t } = useLingui();
  const { orderId, total } = order;
  const amount = total === undefined ? undefined : formatMoney(total, site.locale);
  const [waitMinutes, setWaitMinutes] = useState<number>();
  const cancel = async () => {
    const result = await cancelOrder(site, { orderId, email });
    setWaitMinutes(result.status === 'too-many-tries' ? result.minutes : undefined);
    return result.status === 'failed' || result.status === 'too-many-tries'
      ? undefined
      : () => onSettled(result);
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Cancel order ${orderId}?`}
      description={
        total === ZERO ? (
          <Trans>All its items are canceled.</Trans>
        ) : amount ? (
          <Trans>All its items are canceled. The {amount} reserved on your card is released.</Trans>
        ) : (
          <Trans>All its items are canceled. The amount reserved on your card is released.</Trans>
        )
      }
      onConfirm={cancel}
      confirmLabel={<Trans>Cancel the order</Trans>}
      busyLabel={t`Canceling your order`}
      cancelLabel={<Trans>Continue with the order</Trans>}
      failure={
        waitMinutes === undefined
          ? {
              title: <Trans>We did not hear back about the cancellation.</Trans>,
              text: <Trans>Please try again: an order is never canceled twice.</Trans>,
            }
          : { text: <TooManyTries minutes={waitMinutes} /> }
      }
    />
  );
}
