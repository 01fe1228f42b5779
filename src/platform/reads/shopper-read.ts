/**
 * SWR options of reads that belong to the shopper (cart, wishlist, identity): what the cache holds is shown at once and
 * asked for again, also when the shopper comes back from another tab.
 */
export const shopperRead = { revalidateIfStale: true, revalidateOnFocus: true } as const;
