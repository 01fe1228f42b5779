import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { formatOrderDay } from '@/domain/orders/format-order-day';
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
import { toOrderView } from '../api/order-view';
import type { CheckoutSlots } from '../slots';
import { OrderStageNotice } from './order-stage-notice';
import { PaymentLine } from './payment-line';

interface ReceiptProps {
  order: Cart;
  renderOrder: CheckoutSlots['renderOrder'];
}

/** Shows a placed order. Also the printed receipt. */
export function Receipt({ order, renderOrder }: ReceiptProps) {
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
          {renderOrder(order)}
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
