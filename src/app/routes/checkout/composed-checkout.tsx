import { OrderedLines } from '@/features/cart/components/ordered-lines';
import { Checkout } from '@/features/checkout/components/checkout';
import type { CheckoutSlots } from '@/features/checkout/slots';
import { SignInGate } from './sign-in-gate';

/** The parts of other features in the checkout. */
const slots: CheckoutSlots = {
  renderOrder: (order) => <OrderedLines order={order} />,
  renderSignIn: (props) => <SignInGate {...props} />,
};

/** The checkout with the parts of other features. */
export function ComposedCheckout() {
  return <Checkout slots={slots} />;
}
