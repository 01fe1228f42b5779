import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { CheckoutSignInProps, LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { useNeedsSignIn } from '@/lib/checkout/use-needs-sign-in';
import { dialogTrigger, preload } from '@/lib/hydration/load-with-retry';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import type { CartView } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { OrderTotals } from './order-totals';
import { PromotionCodes } from './promotion-codes';

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

interface SignInLinkProps {
  /** Local path of the next page. */
  target: string;
  needsSignIn: boolean;
  loadSignIn: LoadCheckoutSignIn;
  children: ReactNode;
}

/** Renders the Checkout button. Without a known shopper it opens the sign-in; without scripts it leads to the sign-in page. */
function SignInLink({ target, needsSignIn, loadSignIn, children }: SignInLinkProps) {
  const site = useSite();
  const navigate = useNavigate();
  const [SignIn, setSignIn] = useState<ComponentType<CheckoutSignInProps>>();
  /** The opening whose code is loading, until it is canceled. */
  const [loading, setLoading] = useState<AbortController>();
  const [isDone, setIsDone] = useState(false);
  // In an effect: a sign-in may have changed the cart, and with it the target.
  useEffect(() => {
    if (isDone) void navigate(target);
  }, [isDone, navigate, target]);

  const href = sitePaths.account(site, target);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opening = new AbortController();
    setLoading(opening);
    try {
      const Loaded = await loadSignIn();
      if (!opening.signal.aborted) setSignIn(() => Loaded);
    } catch {
      if (!opening.signal.aborted) window.location.assign(href);
    }
    setLoading((current) => (current === opening ? undefined : current));
  };

  return (
    <>
      {needsSignIn ? (
        <ButtonLink
          size="lg"
          wide
          href={href}
          {...dialogTrigger(preload(loadSignIn))}
          onClick={(event) => void open(event)}
        >
          {children}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" wide render={<PageLink href={target} />}>
          {children}
        </ButtonLink>
      )}
      {loading ? (
        <DialogShell
          title={<Trans>How would you like to check out?</Trans>}
          className="modal-dialog"
          onClose={() => {
            loading.abort();
            setLoading(undefined);
          }}
        />
      ) : null}
      {SignIn ? (
        <SignIn
          redirectPath={target}
          onClose={() => setSignIn(undefined)}
          onDone={() => {
            setSignIn(undefined);
            setIsDone(true);
          }}
        />
      ) : null}
    </>
  );
}
