import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import { OrderedLines } from '@/features/cart/public/ordered-lines';
import { AddressLines } from '@/lib/address/address-lines';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { TrackingLink } from '@/lib/orders/tracking-link';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Heading } from '@/ui/layout/heading';
import { useDoctorCall } from '../api/confirmed-order';
import { orderStage } from '../api/order-stage';
import { toOrderView } from '../api/order-view';
import { PaymentLine } from './payment-line';

interface ReceiptProps {
  order: Cart;
}

/** Shows a placed order. Also the printed receipt. */
export function Receipt({ order }: ReceiptProps) {
  const site = useSite();
  const { t } = useLingui();
  const view = toOrderView(order);
  const { orderId, address, email, method, payment, isCovered } = view;
  const placedOn = order.placedDate && formatOrderDay(order.placedDate, site.languageTag);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-3">
        {/* The header is not printed. */}
        <p className="hidden text-lg print:block">Marlowe Eyewear</p>
        <Heading level={1} size="lg">
          <Trans>Thank you for your order</Trans>
        </Heading>
        <p className="text-lg">
          {placedOn ? (
            <Trans>
              Order {orderId}, placed on {placedOn}
            </Trans>
          ) : (
            <Trans>Order {orderId}</Trans>
          )}
        </p>
        {email ? (
          <p className="wrap-anywhere text-ink-soft">
            <Trans>We sent a confirmation to {email}.</Trans>
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-3" data-print="hide">
          {email ? (
            <ButtonLink variant="secondary" render={<TrackingLink orderId={orderId} email={email} />}>
              <Trans>Track this order</Trans>
            </ButtonLink>
          ) : null}
          <Button variant="secondary" onClick={() => window.print()}>
            <Trans>Print receipt</Trans>
          </Button>
          <ButtonLink
            variant="link"
            className="sm:ml-3"
            render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}
          >
            <Trans>Continue shopping</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-10">
          <OrderStageNotice order={order} />
          <AccountOffer orderId={orderId} />
          <section aria-label={t`Delivery and payment`} className="border-line border-t pt-8">
            <dl className="grid gap-6 sm:grid-cols-3">
              {address ? (
                <Detail label={t`Delivery address`}>
                  <span className="block">{`${address.firstName} ${address.lastName}`}</span>
                  <AddressLines address={address} />
                  {address.phone ? <span className="block">{phoneText(address.phone)}</span> : null}
                </Detail>
              ) : null}
              {method ? <Detail label={t`Delivery method`}>{method.name}</Detail> : null}
              {payment || isCovered ? (
                <Detail label={t`Payment`}>
                  <PaymentLine order={view} />
                </Detail>
              ) : null}
            </dl>
          </section>
        </div>
        <section
          aria-labelledby="ordered"
          className="grid grid-cols-1 content-start gap-6 self-start rounded-lg bg-paper p-5 sm:p-6 print:p-0"
        >
          <h2 id="ordered" className="text-xl">
            <Trans>What you ordered</Trans>
          </h2>
          <OrderedLines order={order} />
        </section>
      </div>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="font-semibold">{label}</dt>
      <dd className="wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}

/** Offers a guest an account, which takes over the order (identity.yaml, registerPerson). It leads back here. */
function AccountOffer({ orderId }: { orderId: string }) {
  const site = useSite();
  const id = useId();
  const { state } = useAccount();
  if (state !== 'guest') return null;
  const register = `${sitePaths.account(site, checkoutPaths.confirmation(site, orderId))}&view=register`;
  return (
    <section
      aria-labelledby={id}
      data-print="hide"
      className="grid justify-items-start gap-3 rounded-lg bg-well p-5 sm:p-6"
    >
      <h2 id={id} className="text-xl">
        <Trans>Save this order in an account</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>With an account you find this order on every device, and the next checkout is faster.</Trans>
      </p>
      <ButtonLink variant="secondary" className="mt-1" render={<PageLink href={register} />}>
        <Trans>Create an account</Trans>
      </ButtonLink>
    </section>
  );
}

/** Explains what happens next, or the outcome of an order that is opened again later. */
function OrderStageNotice({ order }: { order: Cart }) {
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
