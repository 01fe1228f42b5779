/**
 * SWR options of queries for the shopper's own data (cart, wishlist, identity): shows cached data and revalidates it, also
 * on window focus.
 */
export const shopperQueryOptions = { revalidateIfStale: true, revalidateOnFocus: true } as const;
