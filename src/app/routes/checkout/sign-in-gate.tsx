import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mutate } from 'swr';
import { useCart } from '@/lib/cart/cart-query';
import { useNeedsSignIn } from '@/lib/checkout/use-needs-sign-in';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { contactQuery } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { WithMessages } from '../shared/lazy-messages';

const CheckoutSignIn = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/account/components/checkout-sign-in')))
    .CheckoutSignIn,
}));

/** The sign-in over a checkout page that was opened directly. Closing it leads to the cart. */
export function SignInGate({ onDone }: { onDone: () => void }) {
  const cart = useCart();
  const site = useSite();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const needsSignIn = useNeedsSignIn(cart.state === 'filled' ? cart.cart.orderItem : undefined);
  // Storage may be blocked; the page then asks for the email again.
  const [isDone, setIsDone] = useState(false);
  const done = async (as: 'guest' | 'member') => {
    const { key, fetch } = contactQuery(site);
    // The email of the account, so that the page does not ask for it.
    if (as === 'member') await mutate(key, fetch({})).catch(() => {});
    setIsDone(true);
    onDone();
  };
  // The server does not know the email of the tab.
  if (!needsSignIn || !isHydrated || isDone) return null;
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="account">
        <CheckoutSignIn
          redirectPath={checkoutPaths.checkout(site)}
          onClose={() => void navigate(sitePaths.cart(site), { replace: true })}
          onDone={(as) => void done(as)}
        />
      </WithMessages>
    </Suspense>
  );
}
