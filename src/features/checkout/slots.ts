import type { Cart } from '@generated/cart/model/cart';
import type { ReactNode } from 'react';

/** Parts of other features in the checkout; filled by the route. */
export interface CheckoutSlots {
  /** Lines and totals of a cart or placed order. */
  renderOrder: (order: Cart) => ReactNode;
  /** Sign-in before the checkout, for shoppers who are not signed in. */
  renderSignIn: (props: { onDone: () => void }) => ReactNode;
}
