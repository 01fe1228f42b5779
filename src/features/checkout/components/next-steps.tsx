import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { useDoctorCall } from '../api/confirmed-order';
import { toOrderView } from '../api/order-view';

/** Explains what happens after an order, beginning with the shopper's tasks. */
export function NextSteps({ order }: { order: Cart }) {
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
