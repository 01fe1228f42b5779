import { useGetCart } from '@generated/cart/cart';
import { cartSummaryArgs } from '@/lib/cart/cart-summary';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { countCartItems } from './count-cart-items';
import { useShopperIdentity } from './use-shopper-identity';

/**
 * Returns the number of items in the cart; 0 while loading and on the server. The cart is not requested for the generic user
 * (-1002, 000 §6). A 404 means that the shopper has no cart.
 */
export function useCartCount(): number {
  const args = cartSummaryArgs(useSite());
  const { hasIdentity } = useShopperIdentity();
  const cart = useGetCart(...args, { swr: { ...shopperQueryOptions, enabled: hasIdentity } });
  if (!hasIdentity || cart.error?.status === 404) return 0;
  return countCartItems(cart.data?.orderItem);
}
