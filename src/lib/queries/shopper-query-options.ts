/** SWR options for the shopper's data (cart, wishlist, identity): show cached data and revalidate it, also on window focus. */
export const shopperQueryOptions = { revalidateIfStale: true, revalidateOnFocus: true } as const;
