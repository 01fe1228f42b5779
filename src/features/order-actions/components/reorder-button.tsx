import { Trans, useLingui } from '@lingui/react/macro';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { Button } from '@/ui/actions/button';
import { useReorder } from '../hooks/use-reorder';
import { ReorderNotice } from './reorder-notice';

/** Orders again from a list of orders, whose items are not known there. */
export function ReorderButton({ orderId, email }: ReorderSlotProps) {
  const { t } = useLingui();
  const { sending, outcome, send } = useReorder({ orderId, email });
  return (
    <div className="relative grid justify-items-start gap-3">
      <Button
        variant="link"
        busy={sending}
        busyLabel={t`Adding to your cart`}
        onClick={send}
        aria-label={t`Order again: order ${orderId}`}
      >
        <Trans>Order again</Trans>
      </Button>
      <div role="status" className="w-full empty:absolute">
        {outcome ? <ReorderNotice outcome={outcome} items={[]} /> : null}
      </div>
    </div>
  );
}
