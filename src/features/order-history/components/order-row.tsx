import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { TrackingLink } from '@/lib/orders/tracking-link';
import { useStateName } from '@/lib/orders/use-state-name';
import { useSite } from '@/lib/site/site';
import { ProductImage } from '@/ui/display/product-image';
import { ChevronRightIcon } from '@/ui/icons/icons';
import type { PastOrder } from '../api/use-orders';

interface OrderRowProps {
  order: PastOrder;
  /** Empty while it is not known. */
  email: string;
  /** Orders an order again. */
  renderReorder: ((props: ReorderSlotProps) => ReactNode) | undefined;
}

/** Shows an order in the list: its items, day and state. */
export function OrderRow({ order, email, renderReorder }: OrderRowProps) {
  const { orderId, placedDate, state, total, names, image } = order;
  const { languageTag, locale } = useSite();
  const nameOf = useStateName();
  return (
    <li className="border-line border-b py-2">
      <TrackingLink
        orderId={orderId}
        email={email}
        className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)_1.25rem] items-center gap-x-[min(1rem,5%)] gap-y-1 py-3 hover:bg-well sm:grid-cols-[7.5rem_minmax(0,1fr)_auto_1.25rem] sm:gap-x-6"
      >
        <ProductImage
          as="span"
          alt=""
          {...(image ? { src: image } : {})}
          className="row-span-2 self-start sm:row-span-1"
        />
        <span className="grid grid-cols-1">
          <span className="font-semibold text-lg">
            <Trans>Order {orderId}</Trans>
          </span>
          <span>{names.join(', ')}</span>
          <span className="text-ink-soft text-sm">{formatOrderDay(placedDate, languageTag)}</span>
        </span>
        <span className="col-start-2 flex flex-wrap justify-between gap-x-4 sm:col-start-3 sm:grid sm:text-right">
          <span className="font-medium text-sm">{nameOf(state)}</span>
          <span className="text-sm">{formatMoney(total, locale)}</span>
        </span>
        <ChevronRightIcon className="col-start-3 row-span-2 row-start-1 sm:col-start-4" />
      </TrackingLink>
      {/* As high as the button, which loads later. */}
      {renderReorder ? (
        <div className="min-h-11 pl-[calc(min(5.5rem,25%)+min(1rem,5%))] sm:pl-36">
          {email ? renderReorder({ orderId, email }) : null}
        </div>
      ) : null}
    </li>
  );
}
