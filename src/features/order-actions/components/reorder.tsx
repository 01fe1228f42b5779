import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { Button } from '@/ui/actions/button';
import { useReorder } from '../hooks/use-reorder';
import { ActionRow } from './action-row';
import { ReorderNotice } from './reorder-notice';

interface ReorderProps extends ReorderSlotProps {
  /** Ordered items. */
  items: readonly Pick<TrackedItem, 'orderItemId' | 'kind' | 'name'>[];
}

/** Adds the ordered items to the cart again, in one click. */
export function Reorder({ orderId, email, items }: ReorderProps) {
  const { t } = useLingui();
  const { sending, outcome, send } = useReorder({ orderId, email });
  const onlyContactLenses = items.length > 0 && items.every(({ kind }) => kind === 'LCON' || kind === 'RCON');
  return (
    <ActionRow
      text={
        onlyContactLenses ? (
          <Trans>The same lenses for the same eyes, in one click.</Trans>
        ) : (
          <Trans>The same items again. You can change them in your cart.</Trans>
        )
      }
      outcome={
        <div role="status" className="empty:absolute">
          {outcome ? <ReorderNotice outcome={outcome} items={items} /> : null}
        </div>
      }
    >
      <Button variant="secondary" busy={sending} busyLabel={t`Adding to your cart`} onClick={send}>
        {onlyContactLenses ? <Trans>Reorder contact lenses</Trans> : <Trans>Order again</Trans>}
      </Button>
    </ActionRow>
  );
}
