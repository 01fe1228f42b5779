/** Whether the tracking of an order requests delivery dates (003 §7, "used only when enabled"). Configuration. */
export const OFFERS_DELIVERY_DATES: boolean = true;
