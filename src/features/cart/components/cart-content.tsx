import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { type CartState, useCart } from '../api/cart-query';
import { useFocusFallback } from '../hooks/use-focus-fallback';
import { CartSkeleton } from './cart-skeleton';
import { EmptyCart } from './empty-cart';
import { FilledCart } from './filled-cart';
import { SessionLoss } from './session-loss';

/** The cart: loading, empty, filled or failed. */
export function CartContent() {
  const cart = useCart();
  return (
    <div ref={useFocusFallback(cart)} tabIndex={-1} className="grid gap-10">
      <SessionLoss />
      <CartBody cart={cart} />
    </div>
  );
}

function CartBody({ cart }: { cart: CartState }) {
  const { t } = useLingui();
  switch (cart.state) {
    case 'loading':
      return <CartSkeleton />;
    case 'empty':
      return <EmptyCart />;
    case 'filled':
      return <FilledCart {...cart} />;
    case 'failed':
      return (
        <Notice
          tone="error"
          live="assertive"
          title={t`Your cart did not load`}
          action={
            <Button variant="secondary" onClick={cart.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Nothing in it is lost. Check your connection and try again.</Trans>
        </Notice>
      );
  }
}
