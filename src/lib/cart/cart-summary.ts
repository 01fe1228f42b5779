import { getGetCartKey } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import useSWR from 'swr';
import { type Site, useSite } from '../site/site';

/** Response profile without the fields that only the cart page needs. */
const SUMMARY_PROFILE = 'IBM_Summary';

/** Arguments of the cart that the header counts. */
export function cartSummaryArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId, profileName: SUMMARY_PROFILE }] as const;
}

/**
 * Order id of the shopper's cart, once the header has loaded it; this requests nothing. Undefined without a cart, as after
 * a 404, when the last response stays in the cache.
 */
export function useCurrentOrderId(): string | undefined {
  const { data, error } = useSWR<Cart>(getGetCartKey(...cartSummaryArgs(useSite())), null);
  return error ? undefined : data?.orderId;
}
