import { mutate } from 'swr';
import { CheckoutSignIn } from '@/features/account/components/checkout-sign-in';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { contactQuery } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { WithMessages } from '../shared/lazy-messages';

/** The sign-in over a checkout page that was opened directly. Closing it leads to the cart. */
export function SignInGate({ onDone }: { onDone: () => void }) {
  const site = useSite();
  const navigate = useNavigate();
  const done = async (as: 'guest' | 'member') => {
    const { key, fetch } = contactQuery(site);
    // The email of the account, so that the page does not ask for it.
    if (as === 'member') await mutate(key, fetch({})).catch(() => {});
    onDone();
  };
  return (
    <WithMessages catalog="account">
      <CheckoutSignIn
        redirectPath={checkoutPaths.checkout(site)}
        onClose={() => void navigate(sitePaths.cart(site), { replace: true })}
        onDone={(as) => void done(as)}
      />
    </WithMessages>
  );
}
