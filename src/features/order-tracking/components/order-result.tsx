import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import type { TrackedOrder } from '@/domain/orders/tracked-order';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { PriceRow } from '@/ui/display/price-row';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Heading } from '@/ui/layout/heading';
import { useDeliveryDates } from '../api/use-delivery-dates';
import type { PictureSlotProps } from '../slots';
import { TrackedItemRow } from './tracked-item-row';

export interface OrderResultProps {
  order: TrackedOrder;
  refreshing: boolean;
  /** True if the order on screen may be outdated. */
  refreshFailed: boolean;
  onRefresh: () => void;
  offersDeliveryDates: boolean;
  actions: ReactNode;
  renderPicture: (props: PictureSlotProps) => ReactNode;
  /** Tracks another order. */
  onOther: () => void;
}

/** Shows a tracked order: its items and the next steps. */
export function OrderResult(props: OrderResultProps) {
  const { order, refreshing, refreshFailed, onRefresh, actions, renderPicture, onOther } = props;
  const { orderId, placedDate, items } = order;
  const { t } = useLingui();
  const { languageTag } = useSite();
  const dates = useDeliveryDates(order, props.offersDeliveryDates);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = items.length;
  const placedOn = placedDate && formatOrderDay(placedDate, languageTag);
  // The form is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    heading.current?.focus();
    announce(t`Order found: ${plural(count, { one: '# item', other: '# items' })}`);
  }, [orderId]);
  return (
    <section
      aria-labelledby="tracked-order"
      aria-busy={refreshing || undefined}
      className="grid grid-cols-1 gap-8"
    >
      <div className="grid grid-cols-1 gap-2">
        <Heading ref={heading} id="tracked-order" level={2} tabIndex={-1}>
          <Trans>Order {orderId}</Trans>
        </Heading>
        {placedOn ? (
          <p className="text-ink-soft">
            <Trans>Placed on {placedOn}</Trans>
          </p>
        ) : null}
      </div>
      <ProblemAlert
        problem={
          refreshFailed
            ? {
                tone: 'warning',
                text: <Trans>The order could not be loaded again. It may have changed.</Trans>,
                control: <RetryButton onClick={onRefresh} />,
              }
            : undefined
        }
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Items`} className="border-line border-t">
        {items.map((item) => (
          <TrackedItemRow
            key={item.orderItemId}
            item={item}
            order={order}
            dates={dates}
            renderPicture={renderPicture}
          />
        ))}
      </ul>
      <TrackedTotals order={order} />
      {actions}
      <div>
        <Button variant="secondary" onClick={onOther}>
          <Trans>Track another order</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Shows the costs of the order, so that its lines add up. */
function TrackedTotals({ order }: { order: TrackedOrder }) {
  const { discount, insurance, shipping, tax, total } = order;
  const { t } = useLingui();
  const { locale } = useSite();
  if (total === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-1 gap-2">
        {insurance ? (
          <PriceRow label={t`Vision insurance`} amount={formatMoney(insurance, locale)} tone="saving" />
        ) : null}
        {discount ? (
          <PriceRow label={t`Discounts`} amount={formatMoney(discount, locale)} tone="saving" />
        ) : null}
        {shipping === undefined ? null : (
          <PriceRow label={t`Shipping`} amount={shipping === 0 ? t`Free` : formatMoney(shipping, locale)} />
        )}
        {tax ? <PriceRow label={t`Tax`} amount={formatMoney(tax, locale)} /> : null}
      </dl>
      <dl className="font-semibold text-lg">
        <PriceRow label={t`Order total`} amount={formatMoney(total, locale)} />
      </dl>
    </div>
  );
}
