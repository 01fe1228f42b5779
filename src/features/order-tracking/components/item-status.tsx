import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { formatDay } from '@/domain/dates/format-day';
import type { OrderItemState } from '@/domain/orders/order-item-state';
import type { TrackedItem, TrackedOrder } from '@/domain/orders/tracked-order';
import { useStateName } from '@/lib/orders/use-state-name';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { Skeleton } from '@/ui/display/skeleton';
import { EyeIcon, ReturnIcon, TruckIcon } from '@/ui/icons/deferred-icons';
import { BagIcon, CheckIcon, CloseIcon, GlassesIcon, type IconProps } from '@/ui/icons/icons';
import type { DeliveryDates } from '../api/use-delivery-dates';

const ICONS: Record<OrderItemState, ComponentType<IconProps>> = {
  'pending-prescription': EyeIcon,
  'in-process': GlassesIcon,
  'ready-for-pickup': BagIcon,
  shipped: TruckIcon,
  completed: CheckIcon,
  returned: ReturnIcon,
  canceled: CloseIcon,
};

interface ItemStatusProps {
  item: TrackedItem;
  order: TrackedOrder;
  dates: DeliveryDates;
}

/** Shows the state of an item, the next step, and when it arrives. */
export function ItemStatus({ item, order, dates }: ItemStatusProps) {
  const nameOf = useStateName();
  const copyOf = useStateCopy();
  const StateIcon = ICONS[item.state];
  const returnRequested = isReturnRequested(item, order);
  return (
    <div className="flex gap-3">
      <StateIcon size={24} className="mt-0.5 flex-none" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {nameOf(item.state)}
          {returnRequested ? (
            <Badge tone="outline">
              <Trans>Return requested</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-ink-soft">{copyOf(item, returnRequested)}</p>
        {item.showsDeliveryDate && dates.enabled ? <DeliveryDate item={item} dates={dates} /> : null}
      </div>
    </div>
  );
}

function DeliveryDate({ item, dates }: { item: TrackedItem; dates: DeliveryDates }) {
  const { languageTag } = useSite();
  const date = dates.dateOf(item);
  const day = date && formatDay(date, languageTag);
  if (dates.loading) return <Skeleton className="my-1 h-4.25 w-48" />;
  return (
    <p>
      {day ? <Trans>Estimated delivery: {day}</Trans> : <Trans>The delivery date is not known yet.</Trans>}
    </p>
  );
}

function isReturnRequested({ orderItemId, state }: TrackedItem, { returns }: TrackedOrder): boolean {
  return (
    state !== 'returned' &&
    returns.some(
      ({ returnStatus, orderItem }) =>
        returnStatus === 'requested' && orderItem.some((returned) => returned.orderItemId === orderItemId),
    )
  );
}

/** Explains the next step of an item, in plain words. */
function useStateCopy(): (
  item: Pick<TrackedItem, 'state' | 'kind' | 'lens' | 'pickupStore'>,
  isReturnRequested: boolean,
) => string {
  const { t } = useLingui();
  return ({ state, kind, lens, pickupStore }, isReturnRequested) => {
    if (isReturnRequested) return t`Send it back with the label of the return. We refund it once we have it.`;
    switch (state) {
      case 'pending-prescription':
        return t`We need your prescription. We begin as soon as we have it.`;
      case 'in-process':
        if (lens) return t`We are making your lenses and fitting them into the frame.`;
        return kind === 'LCON' || kind === 'RCON'
          ? t`We are packing your contact lenses.`
          : t`We are packing your frame.`;
      case 'shipped':
        return t`It is with the carrier, on its way to you.`;
      case 'ready-for-pickup':
        if (pickupStore) {
          const { displayName, addressLine, city, state: region } = pickupStore;
          const place = [displayName, addressLine.join(', '), `${city}, ${region}`].join(', ');
          return t`It is waiting for you at ${place}. Bring your order number.`;
        }
        return t`It is waiting for you at the store. Bring your order number.`;
      case 'completed':
        return t`You have it. There is nothing left to do.`;
      case 'returned':
        return t`We have it back. The refund goes to the card that you paid with.`;
      case 'canceled':
        return t`It will not be sent, and you do not pay for it.`;
    }
  };
}
