import type { CartItem } from '@generated/cart/model/cartItem';
import { useAccount } from '../session/user-context';
import { useStoreValue } from '../state/create-store';
import { checkoutEmail } from './checkout-email';

/**
 * Returns whether the sign-in precedes the checkout: for shoppers who are not members and whose email is unknown (003 §4.4).
 * This tab or the order's address may know it. Requires a page that has loaded `contextQuery`.
 *
 * @param items of the cart; an empty one needs no sign-in.
 */
export function useNeedsSignIn(items: readonly CartItem[] = []): boolean {
  const { state } = useAccount();
  const email = useStoreValue(checkoutEmail);
  return state === 'guest' && !email && items.length > 0 && !items.some(({ email1 }) => email1);
}
