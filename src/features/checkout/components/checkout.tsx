import { Trans, useLingui } from '@lingui/react/macro';
import { useCart } from '@/lib/cart/cart-query';
import { useAccount } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { usePlaceOrder, useUnclearOrder } from '../hooks/use-place-order';
import type { CheckoutSlots } from '../slots';
import { CheckoutSkeleton } from './checkout-skeleton';
import { CheckoutWorkspace } from './checkout-workspace';
import { EmptyCheckout } from './empty-checkout';

interface CheckoutProps {
  slots: CheckoutSlots;
  /** The shopper has just become known, on this page. */
  isSignedIn: boolean;
}

/** Shows the checkout: contact, delivery address, delivery method, payment, and the order to review and place. */
export function Checkout({ slots, isSignedIn }: CheckoutProps) {
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
          action={
            <Button variant="secondary" onClick={cart.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
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
          slots={slots}
        />
      );
  }
}
