import type { ComponentType } from 'react';

/** The sign-in dialog before the checkout. Pages compose it; mount it while it is open. */
export interface CheckoutSignInProps {
  /** Local path to go to after the sign-in. */
  redirectPath: string;
  /** Closed without a sign-in. */
  onClose: () => void;
  /** A guest has given an email, or a member has signed in and the cart is theirs. */
  onDone: (as: 'guest' | 'member') => void;
}

/** Loads the dialog on demand. Rejects when its code does not arrive. */
export type LoadCheckoutSignIn = () => Promise<ComponentType<CheckoutSignInProps>>;
