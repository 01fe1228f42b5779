import { Trans, useLingui } from '@lingui/react/macro';
import { type CartState, useCart } from '@/lib/cart/cart-query';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useFocusFallback } from '../hooks/use-focus-fallback';
import type { RenderInsurance } from '../slots';
import { useRemovedLine } from '../state/removed-line';
import { CartSkeleton } from './cart-skeleton';
import { EmptyCart } from './empty-cart';
import { FilledCartSlot } from './filled-cart-slot';
import type { LoadLensEditor } from './lens-editor-props';
import { RemovedLine, useForgetRemovals } from './removed-line';
import { SessionLoss } from './session-loss';
import { VanishedLines } from './vanished-lines';

interface CartContentProps {
  /** Loads the lens panel for a line. */
  loadLensEditor: LoadLensEditor;
  /** Loads the sign-in before the checkout. */
  loadSignIn: LoadCheckoutSignIn;
  /** Must be a stable function. */
  renderInsurance?: RenderInsurance;
}

/** Shows the cart: loading, empty, filled or failed. */
export function CartContent(props: CartContentProps) {
  const cart = useCart();
  const container = useFocusFallback(cart);
  useForgetRemovals();
  const removed = useRemovedLine();
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-10">
      <SessionLoss />
      <VanishedLines cart={cart} />
      {/* Of several lines, one is put back in its place. */}
      {removed?.isOnly || cart.state === 'empty' ? (
        <RemovedLine onRestored={() => container.current?.focus()} />
      ) : null}
      <CartBody cart={cart} {...props} />
    </div>
  );
}

function CartBody({ cart, ...props }: CartContentProps & { cart: CartState }) {
  const { t } = useLingui();
  switch (cart.state) {
    case 'loading':
      return <CartSkeleton />;
    case 'empty':
      return <EmptyCart />;
    case 'filled':
      return <FilledCartSlot {...props} />;
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
