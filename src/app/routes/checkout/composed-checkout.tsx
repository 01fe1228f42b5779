import { Checkout } from '@/features/checkout/components/checkout';
import { SessionCart } from '@/features/checkout/components/session-cart';
import { SessionNotice } from '../shared/session-notice';

/** The checkout, and above it the notice of a session that has ended. */
export function ComposedCheckout({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <SessionNotice>
        <SessionCart />
      </SessionNotice>
      <Checkout isSignedIn={isSignedIn} />
    </>
  );
}
