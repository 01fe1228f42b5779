import type { Cart } from '@generated/cart/model/cart';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { TrackingLink } from '@/lib/orders/tracking-link';
import { ButtonLink } from '@/ui/actions/button-link';
import { orderStage } from '../api/order-stage';
import { toOrderView } from '../api/order-view';
import { NextSteps } from './next-steps';

/** Explains what happens next, or the outcome of an order that is opened again later. */
export function OrderStageNotice({ order }: { order: Cart }) {
  const { orderId, email } = toOrderView(order);
  switch (orderStage(order)) {
    case 'canceled':
      return (
        <News title={<Trans>Your order is canceled</Trans>}>
          <Trans>Nothing of it will be sent, and you do not pay for it.</Trans>
        </News>
      );
    case 'shipped':
      return (
        <News
          title={<Trans>Your order has shipped</Trans>}
          action={
            email ? (
              <ButtonLink render={<TrackingLink orderId={orderId} email={email} />}>
                <Trans>Follow the delivery</Trans>
              </ButtonLink>
            ) : undefined
          }
        >
          <Trans>Order tracking shows where each item is.</Trans>
        </News>
      );
    case 'in-process':
      return <NextSteps order={order} />;
  }
}

function News({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-ink-soft">{children}</p>
      {action ? <div data-print="hide">{action}</div> : null}
    </section>
  );
}
