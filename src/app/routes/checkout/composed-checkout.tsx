import { AddressFields } from '@/features/address/components/address-fields';
import { OrderedLines } from '@/features/cart/components/ordered-lines';
import { Checkout } from '@/features/checkout/components/checkout';
import { SessionCart } from '@/features/checkout/components/session-cart';
import type { CheckoutSlots } from '@/features/checkout/slots';
import { SessionNotice } from '../shared/session-notice';
import { SignInGate } from './sign-in-gate';

/** The parts of other features in the checkout. */
const slots: CheckoutSlots = {
  renderAddressFields: (props) => <AddressFields {...props} />,
  renderOrder: (order) => <OrderedLines order={order} />,
  renderSignIn: (props) => <SignInGate {...props} />,
};

/** The checkout with the parts of other features. */
export function ComposedCheckout() {
  return (
    <>
      <SessionNotice>
        <SessionCart />
      </SessionNotice>
      <Checkout slots={slots} />
    </>
  );
}
