import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import type { TrackedOrder } from '@/domain/orders/tracked-order';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { useItemNames } from '../hooks/use-item-names';

interface ReturnListProps {
  order: TrackedOrder;
  onShowLabel: (orderReturn: OrderReturn) => void;
  onIntentToShowLabel: () => void;
}

/** Lists the returns of an order: lines, deadline and refund. */
export function ReturnList({ order, onShowLabel, onIntentToShowLabel }: ReturnListProps) {
  const { t } = useLingui();
  const { locale, languageTag } = useSite();
  const nameOf = useItemNames(order.items);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none
    <ul role="list" aria-label={t`Returns`} className="grid grid-cols-1 gap-5">
      {order.returns.map((orderReturn) => {
        const { returnId, returnStatus, shipBy, orderItem } = orderReturn;
        const refund = formatMoney(parseAmount(orderReturn.refund) ?? ZERO, locale);
        const lastDay = parseIsoDay(shipBy);
        const day = lastDay ? formatLongDay(lastDay, languageTag) : shipBy;
        const names = orderItem
          .flatMap(({ orderItemId, quantity }) => {
            const item = order.items.find((candidate) => candidate.orderItemId === orderItemId);
            if (!item) return [];
            return item.quantity > 1 ? `${Number(quantity)} × ${nameOf(item)}` : nameOf(item);
          })
          .join('; ');
        return (
          <li key={returnId} className="grid grid-cols-1 gap-1 border-line border-l-2 pl-4">
            <h4 className="font-semibold">
              {returnStatus === 'received' ? (
                <Trans>Return {returnId}: received</Trans>
              ) : (
                <Trans>Return {returnId}: requested</Trans>
              )}
            </h4>
            <p className="text-ink-soft">{names}</p>
            <p className="text-ink-soft">
              {returnStatus === 'received' ? (
                <Trans>We have it, and pay {refund} back to the card of the order.</Trans>
              ) : (
                <Trans>
                  Hand the parcel over by {day}. We pay {refund} back once we have it.
                </Trans>
              )}
            </p>
            {returnStatus === 'requested' ? (
              <div>
                <Button
                  {...dialogTrigger(onIntentToShowLabel)}
                  variant="link"
                  onClick={() => onShowLabel(orderReturn)}
                >
                  <Trans>Print label of return {returnId}</Trans>
                </Button>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
