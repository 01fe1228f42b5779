import type { ComponentType } from 'react';

/** The sign-in dialog before the checkout. Pages compose it; mount it while it is open. */
export interface CheckoutSignInProps {
  /** Local path to go to after the sign-in. */
  redirectPath: string;
  /** Closed without a sign-in. */
  onClose: () => void;
  /** Called when a guest has entered an email, or a member has signed in and owns the cart. */
  onDone: (as: 'guest' | 'member') => void;
}

/** Loads the dialog on demand. Rejects when its code does not arrive. */
export type LoadCheckoutSignIn = () => Promise<ComponentType<CheckoutSignInProps>>;
