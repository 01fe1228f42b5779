import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { TrackingLink } from '@/lib/orders/tracking-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { useDoctorCall } from '../api/confirmed-order';
import { orderStage } from '../api/order-stage';
import { toOrderView } from '../api/order-view';

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

/** Explains what happens after an order, beginning with the shopper's tasks. */
function NextSteps({ order }: { order: Cart }) {
  const site = useSite();
  const { t } = useLingui();
  const { orderId, prescriptionNeeded } = toOrderView(order);
  const callsDoctor = useDoctorCall(orderId);
  const needsLab = order.orderItem?.some(({ comments }) => comments === 'LENS') ?? false;
  return (
    <section aria-label={t`What happens next`} className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="grid grid-cols-1 gap-5">
        {prescriptionNeeded ? (
          <Step title={t`Give us your prescription`}>
            <p>
              <Trans>Upload it, or let us call your doctor. We begin as soon as we have it.</Trans>
            </p>
            <p className="mt-3" data-print="hide">
              <ButtonLink render={<PageLink href={prescriptionPath()} />}>
                <Trans>Add prescription</Trans>
              </ButtonLink>
            </p>
          </Step>
        ) : null}
        {callsDoctor ? (
          <Step title={t`We call your doctor`}>
            <p>
              <Trans>They confirm your prescription. It usually takes one to two business days.</Trans>
            </p>
          </Step>
        ) : null}
        <Step title={needsLab ? t`We make your glasses` : t`We pack your order`}>
          <p>
            <Trans>When it arrives is shown with each item.</Trans>
          </p>
        </Step>
        <Step title={t`You hear from us when it ships`}>
          <p>
            <Trans>The email has a link to follow the delivery.</Trans>
          </p>
        </Step>
      </ol>
    </section>
  );

  /** Leads back here afterwards. */
  function prescriptionPath(): string {
    const { x_encOrderMemberId: link } = order;
    return checkoutPaths.prescriptionStep(site, {
      ...(link ? { encOrderMemberId: link } : {}),
      nextStepUrl: checkoutPaths.confirmation(site, orderId),
    });
  }
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-1 border-line border-l-2 pl-4">
      <h3 className="font-semibold">{title}</h3>
      <div className="text-ink-soft">{children}</div>
    </li>
  );
}
