import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useCart } from '@/lib/cart/cart-query';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { SESSION_NOTICE_ID, useLostSession } from '@/lib/session/lost-session';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { BagIcon } from '@/ui/icons/icons';
import { focusId } from '../hooks/use-place-focus';
import { type PlaceOrder, usePlaceOrder, useUnclearOrder } from '../hooks/use-place-order';
import { placedOrder } from '../state/placed-order';
import { CheckoutSkeleton } from './checkout-skeleton';
import { CheckoutWorkspace } from './checkout-workspace';
import { SectionProblem } from './section-problem';

interface CheckoutProps {
  /** The shopper has just become known, on this page. */
  isSignedIn: boolean;
}

/** Shows the checkout: contact, delivery address, delivery method, payment, and the order to review and place. */
export function Checkout({ isSignedIn }: CheckoutProps) {
  const { t } = useLingui();
  const cart = useCart();
  const account = useAccount();
  const order = usePlaceOrder();
  useUnclearOrder(order);

  if (order.state === 'placed') return <CheckoutSkeleton label={t`Your order is placed`} />;
  switch (cart.state) {
    case 'loading':
      return <CheckoutSkeleton label={t`The checkout is loading`} />;
    case 'failed':
      return (
        <Notice
          tone="error"
          live="assertive"
          title={t`The checkout did not load`}
          action={<RetryButton variant="secondary" onClick={cart.retry} />}
        >
          <Trans>Nothing in your cart is lost. Check your connection and try again.</Trans>
        </Notice>
      );
    case 'empty':
      // The order takes the cart with it, maybe before its response arrives.
      if (order.state === 'placing') return <CheckoutSkeleton label={t`Placing your order`} />;
      return <EmptyCheckout placing={order} />;
    case 'filled':
      if (account.state === 'loading') return <CheckoutSkeleton label={t`The checkout is loading`} />;
      return (
        <CheckoutWorkspace
          // A new identity has other addresses and cards. The sections start over with those.
          key={`${account.state} ${isSignedIn}`}
          takesFocus={isSignedIn}
          cart={cart.cart}
          isMember={account.state === 'member'}
          placing={order}
        />
      );
  }
}

interface EmptyCheckoutProps {
  /** An order of this tab whose outcome may not be known. */
  placing: PlaceOrder;
}

/** Explains a checkout without a cart, and the next steps. */
function EmptyCheckout({ placing }: EmptyCheckoutProps) {
  const site = useSite();
  const { t } = useLingui();
  const session = useLostSession();
  const placed = useStoreValue(placedOrder);
  const { unclear, repeatsCheck, check } = placing;
  const shownProblem = unclear?.kind === 'unclear' ? unclear : undefined;
  useEffect(() => {
    if (shownProblem && !shownProblem.isUpdate)
      document.getElementById(focusId(shownProblem.place, true))?.focus();
  }, [shownProblem]);
  // The form that had the focus ended with the session, maybe after the notice came, and far below it.
  useEffect(() => {
    if (session && document.activeElement === document.body)
      document.getElementById(SESSION_NOTICE_ID)?.focus();
  }, [session]);
  return (
    <>
      <SectionProblem
        place="review"
        problem={shownProblem}
        repeatsCheck={repeatsCheck}
        action={
          <Button variant="secondary" onClick={() => void check()}>
            <Trans>Check again</Trans>
          </Button>
        }
      />
      <EmptyState
        title={t`Your cart is empty`}
        icon={<BagIcon size={40} />}
        actions={
          <>
            {placed ? (
              <ButtonLink render={<PageLink href={checkoutPaths.confirmation(site, placed)} />}>
                <Trans>See your order</Trans>
              </ButtonLink>
            ) : null}
            <ButtonLink
              variant={placed || session ? 'secondary' : 'primary'}
              render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}
            >
              <Trans>See eyeglasses</Trans>
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}
            >
              <Trans>See sunglasses</Trans>
            </ButtonLink>
          </>
        }
      >
        {session ? null : <p>{emptyText()}</p>}
      </EmptyState>
    </>
  );

  function emptyText() {
    if (placed) return <Trans>What you ordered last is in its confirmation.</Trans>;
    return <Trans>Choose something first; then you can order it here.</Trans>;
  }
}
