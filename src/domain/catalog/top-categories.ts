/** Ids of the top categories (contract, findProductsByCategory). */
export const CATEGORY_IDS = { eyeglasses: '40001', sunglasses: '40002', 'contact-lenses': '40003' } as const;

/** Codes of `orderBy` (contract, findProductsByCategory). */
export const ORDER_BY = { brand: '1', priceLow: '3', priceHigh: '4', newest: '5', popular: '6' } as const;
