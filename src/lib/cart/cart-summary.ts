import { useGetCart } from '@generated/cart/cart';
import { type Site, useSite } from '../site/site';

/** Response profile without the fields that only the cart page needs. */
const SUMMARY_PROFILE = 'IBM_Summary';

/** Arguments of the cart query whose items the header shows. */
export function cartSummaryArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId, profileName: SUMMARY_PROFILE }] as const;
}

/**
 * Returns the order id of the shopper's cart once the header has loaded it, without requesting anything. Returns undefined
 * without a cart, as after a 404, when the last response stays in the cache.
 */
export function useCurrentOrderId(): string | undefined {
  // Sets the fetcher anyway: after a mutation SWR revalidates a query with the one that was mounted first.
  const { data, error } = useGetCart(...cartSummaryArgs(useSite()), { swr: NO_REQUEST });
  return error ? undefined : data?.orderId;
}

const NO_REQUEST = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;
