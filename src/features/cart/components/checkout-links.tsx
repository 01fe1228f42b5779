import { Trans } from '@lingui/react/macro';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { useNeedsSignIn } from '@/lib/checkout/use-needs-sign-in';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import type { CartView } from '../api/cart-view';
import { SignInLink } from './sign-in-link';

interface CheckoutLinksProps {
  view: CartView;
  loadSignIn: LoadCheckoutSignIn;
}

/** Shows the next step: the prescription step, if a line needs one. */
export function CheckoutLinks({ view, loadSignIn }: CheckoutLinksProps) {
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
