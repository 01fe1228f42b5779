import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { type CartState, useCart } from '@/lib/cart/cart-query';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { BagIcon } from '@/ui/icons/icons';
import { useVanishedLines } from '../hooks/use-vanished-lines';
import type { RenderInsurance } from '../slots';
import { useRemovedLine } from '../state/removed-line';
import { CartSkeleton } from './cart-skeleton';
import { FilledCartSlot } from './filled-cart-slot';
import type { LoadLensEditor } from './lens-editor-props';
import { RemovedLine, useForgetRemovals } from './removed-line';
import { SessionLoss } from './session-loss';

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
          action={<RetryButton variant="secondary" onClick={cart.retry} />}
        >
          <Trans>Nothing in it is lost. Check your connection and try again.</Trans>
        </Notice>
      );
  }
}

const STATES_WITH_RETRY: ReadonlySet<string> = new Set(['failed', 'outdated']);

/**
 * Keeps the focus: removing the last line item or a successful retry removes the focused button, and focus would fall back to
 * the body. Moves it to the cart's container.
 *
 * @returns the ref for that container, which must be focusable.
 */
function useFocusFallback(cart: CartState): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const state = cart.state === 'filled' && cart.outdated ? 'outdated' : cart.state;
  const previousState = useRef<string>(state);
  useEffect(() => {
    const emptied = previousState.current === 'filled' && state === 'empty';
    const recovered = previousState.current !== state && STATES_WITH_RETRY.has(previousState.current);
    previousState.current = state;
    if ((emptied || recovered) && document.activeElement === document.body) container.current?.focus();
  }, [state]);
  return container;
}

const vanishedLinesNotice = loadOnDemand(
  async () => (await import('./vanished-lines-notice')).VanishedLinesNotice,
);

/** Names the lines that another tab has removed. A lost session has a separate notice. */
function VanishedLines({ cart }: { cart: CartState }) {
  const [vanished, dismiss] = useVanishedLines(cart);
  const Notice = useStoreValue(vanishedLinesNotice);
  const lostSession = useLostSession();
  useEffect(() => {
    if (vanished) vanishedLinesNotice.load();
  }, [vanished]);
  return vanished && Notice && !lostSession ? <Notice {...vanished} onDismiss={dismiss} /> : null;
}

/** Renders the empty state with links to the listings. */
function EmptyCart() {
  const site = useSite();
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing here yet`}
      icon={<BagIcon size={40} />}
      actions={
        <>
          <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
            <Trans>See eyeglasses</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
            <Trans>See sunglasses</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Frames you add wait for you here, even if you come back another day.</Trans>
      </p>
    </EmptyState>
  );
}
