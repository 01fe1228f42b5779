import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { unclearRequest } from '@/features/checkout/state/checkout-request';
import { cartQuery, useCart } from '@/lib/cart/cart-query';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { useNeedsSignIn } from '@/lib/checkout/use-needs-sign-in';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { PageMeta } from '@/lib/meta/page-meta';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import type { PageModule } from '../../page';

const ComposedCheckout = deferHydration(async () => (await import('./composed-checkout')).ComposedCheckout);

/** Alone: a shopper who is not known yet needs nothing else of the checkout. */
const SignInGate = lazyWithRetry(async () => (await import('./sign-in-gate')).SignInGate);

const loadQueries = () => import('./checkout-queries');

export const prepare: PageModule['prepare'] = async ({ site }, load) => {
  const [cart, context] = await Promise.all([load(cartQuery(site)), load(contextQuery(site))]);
  const [line] = cart?.orderItem ?? [];
  if (!cart || !line) return undefined;
  const paysAsMember = isMember(context) && line.addressLine;
  await Promise.all([
    load(async () => (await loadQueries()).cartProductsQuery(site, cart)),
    isMember(context) ? load(async () => (await loadQueries()).contactQuery(site)) : undefined,
    paysAsMember ? load(async () => (await loadQueries()).paymentsQuery(site)) : undefined,
    line.addressLine ? load(async () => (await loadQueries()).deliveryMethodsQuery(site)) : undefined,
  ]);
  return undefined;
};

/** The checkout: one page, from the contact to the placed order. */
export function Page() {
  const { t } = useLingui();
  const cart = useCart();
  const needsSignIn = useNeedsSignIn(cart.state === 'filled' ? cart.cart.orderItem : undefined);
  const isHydrated = useHydrated();
  // Storage may be blocked; the page then requests the email again.
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    // The shopper waits for what became of an order that was sent before, or expects the email that was given.
    if (unclearRequest() || checkoutEmail.read()) void hydrateDeferred();
  }, []);
  // The server does not know the email of the tab.
  const showsSignIn = isHydrated && needsSignIn && !isSignedIn;
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-8 py-8 lg:gap-12 lg:py-14">
      <PageMeta title={t`Checkout`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Checkout</Trans>
      </Heading>
      <noscript>
        <p>
          <Trans>The checkout needs JavaScript.</Trans>
        </p>
      </noscript>
      {/* Its first section requests the same email as the dialog. */}
      <HydrationSection
        className="grid grid-cols-1 gap-8 noscript:hidden"
        style={showsSignIn ? { visibility: 'hidden' } : undefined}
      >
        <ComposedCheckout isSignedIn={isSignedIn} />
      </HydrationSection>
      {showsSignIn ? (
        <Suspense fallback={null}>
          <SignInGate onDone={() => setIsSignedIn(true)} />
        </Suspense>
      ) : null}
    </Container>
  );
}
