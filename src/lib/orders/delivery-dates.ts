/** Controls whether order tracking requests delivery dates (003 §7). Configuration. */
export const OFFERS_DELIVERY_DATES: boolean = true;
