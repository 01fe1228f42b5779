import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { useSubmitting } from '@/lib/forms/use-submitting';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Dialog } from '@/ui/overlay/dialog';
import { type CancelResult, cancelOrder } from '../api/cancel-order';

interface CancelDialogProps extends Pick<OrderActionsProps, 'order' | 'email'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the dialog is gone by then. */
  focusAfterwards: RefObject<HTMLElement | null>;
  /** Called when the order is canceled, or can no longer be: the dialog is closed then. */
  onSettled: (result: Exclude<CancelResult, { status: 'failed' }>) => void;
}

/** Confirms a cancellation. */
export function CancelDialog(props: CancelDialogProps) {
  const { order, email, open, onOpenChange, focusAfterwards, onSettled } = props;
  const site = useSite();
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const { orderId, total } = order;
  const amount = total === undefined ? undefined : formatMoney(total, site.locale);
  const changeOpen = (nextOpen: boolean) => {
    setFailed(false);
    onOpenChange(nextOpen);
  };
  const [canceling, cancel] = useSubmitting(async () => {
    setFailed(false);
    const result = await cancelOrder(site, { orderId, email });
    if (result.status === 'failed') {
      setFailed(true);
      return;
    }
    setSettled(true);
    onSettled(result);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t`Cancel order ${orderId}?`}
      description={
        amount ? (
          <Trans>All its items are canceled. The {amount} reserved on your card is released.</Trans>
        ) : (
          <Trans>All its items are canceled. The amount reserved on your card is released.</Trans>
        )
      }
      closeLabel={t`Close`}
      {...(isSettled ? { finalFocus: focusAfterwards } : {})}
    >
      <div role="alert" className="mb-5 empty:hidden">
        {failed ? (
          <Notice tone="error" title={<Trans>We did not hear back about the cancellation.</Trans>}>
            <Trans>Please try again: an order is never canceled twice.</Trans>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={canceling}
          busyLabel={t`Canceling your order`}
          onClick={() => (canceling ? undefined : void cancel(undefined))}
        >
          <Trans>Cancel the order</Trans>
        </Button>
        <Button variant="secondary" onClick={() => changeOpen(false)}>
          <Trans>Continue with the order</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
