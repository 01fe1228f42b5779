import { AddressFields } from '@/features/address/components/address-fields';
import { CheckoutCodes } from '@/features/cart/components/checkout-codes';
import { OrderedLines } from '@/features/cart/components/ordered-lines';
import { Checkout } from '@/features/checkout/components/checkout';
import { SessionCart } from '@/features/checkout/components/session-cart';
import type { CheckoutSlots } from '@/features/checkout/slots';
import { SessionNotice } from '../shared/session-notice';

/** The parts of other features in the checkout. */
const slots: CheckoutSlots = {
  renderAddressFields: (props) => <AddressFields {...props} />,
  renderOrder: (order) => (
    <>
      <OrderedLines order={order} />
      <CheckoutCodes order={order} />
    </>
  ),
};

/** The checkout with the parts of other features. */
export function ComposedCheckout({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <SessionNotice>
        <SessionCart />
      </SessionNotice>
      <Checkout slots={slots} isSignedIn={isSignedIn} />
    </>
  );
}
