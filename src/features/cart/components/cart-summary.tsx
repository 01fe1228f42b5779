import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { useNeedsSignIn } from '@/lib/checkout/use-needs-sign-in';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import type { CartView } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { OrderTotals } from './order-totals';
import { PromotionCodes } from './promotion-codes';
import { SignInLink } from './sign-in-link';

interface CartSummaryProps {
  view: CartView;
  changes: CartChanges;
  outdated: boolean;
  loadSignIn: LoadCheckoutSignIn;
  /** Slot between totals and promotion codes. */
  children: ReactNode;
}

/** Shows the server's totals and the promotion codes. */
export function CartSummary({ view, changes, outdated, loadSignIn, children }: CartSummaryProps) {
  const site = useSite();
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Order summary`}
      className="grid content-start gap-6 self-start rounded-lg bg-paper p-6 lg:sticky lg:top-24"
    >
      <h2 className="text-xl">
        <Trans>Order summary</Trans>
      </h2>
      <OrderTotals view={view} unknownTax={t`Calculated at checkout`} />
      {children}
      <PromotionCodes
        codes={view.promotionCodes}
        total={view.totals.grandTotal}
        disabled={view.locked}
        {...{ changes, outdated }}
      />
      <CheckoutLinks view={view} loadSignIn={loadSignIn} />
      <ButtonLink variant="secondary" wide render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>Keep looking</Trans>
      </ButtonLink>
      <PageLink
        href={helpPaths.shippingAndReturns(site)}
        className="link-inline inline-flex min-h-11 items-center justify-self-center text-sm"
      >
        <Trans>Shipping and returns</Trans>
      </PageLink>
    </section>
  );
}

interface CheckoutLinksProps {
  view: CartView;
  loadSignIn: LoadCheckoutSignIn;
}

/** Shows the next step: the prescription step, if a line needs one. */
function CheckoutLinks({ view, loadSignIn }: CheckoutLinksProps) {
  const { prescriptions, stepLink, lineItems } = view;
  const site = useSite();
  const checkout = checkoutPaths.checkout(site);
  const prescriptionStep = checkoutPaths.prescriptionStep(site, {
    ...(stepLink ? { encOrderMemberId: stepLink } : {}),
    nextStepUrl: checkout,
  });
  const target = prescriptions === 'needed' ? prescriptionStep : checkout;
  const needsSignIn = useNeedsSignIn(lineItems.flatMap(({ items }) => items));
  return (
    <>
      <SignInLink target={target} needsSignIn={needsSignIn} loadSignIn={loadSignIn}>
        <Trans>Checkout</Trans>
      </SignInLink>
      {prescriptions === 'given' ? (
        <ButtonLink
          variant="link"
          className="justify-self-center"
          render={<PageLink href={prescriptionStep} />}
        >
          <Trans>Review prescriptions</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}
