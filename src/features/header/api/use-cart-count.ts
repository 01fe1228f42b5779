import { useGetCart } from '@generated/cart/cart';
import { shopperRead } from '@/platform/reads/shopper-read';
import { useStore } from '@/platform/store/store';
import { countCartLines } from './count-cart-lines';
import { useCaller } from './use-caller';

/** Profile of the platform that leaves out what only the cart page needs. */
const SUMMARY = 'IBM_Summary';

/**
 * How many things are in the cart; 0 until it is known, on the server too. The cart is not asked for while nobody is
 * signed in and there is no guest identity (caller id -1002, 000 §6). A shopper without a cart gets 404, which is 0.
 */
export function useCartCount(): number {
  const { storeId, languageId } = useStore();
  const { hasIdentity } = useCaller();
  const cart = useGetCart(
    storeId,
    { langId: languageId, profileName: SUMMARY },
    { swr: { ...shopperRead, enabled: hasIdentity } },
  );
  if (!hasIdentity || cart.error?.status === 404) return 0;
  return countCartLines(cart.data?.orderItem);
}
