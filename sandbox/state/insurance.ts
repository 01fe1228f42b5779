import { z } from 'zod';

/** A plan that was found, for the browser that looked it up. It ends by time alone: signing out of a store keeps it. */
export const insuranceTokenDocument = z.object({
  /** A secret. */
  token: z.string().min(8),
  visitorId: z.string(),
  /** Key of the member (seed/insurance). */
  memberKey: z.string(),
  /** Key of the provider that was chosen. */
  provider: z.string(),
  /** A plan belongs to the store, and so the country, that found it. */
  storeId: z.enum(['10851', '10852']).default('10851'),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
export type InsuranceToken = z.infer<typeof insuranceTokenDocument>;

/** Look-ups of one browser that found nobody. Removed by one that finds a plan, and by the panel. */
export const insuranceAttemptDocument = z.object({
  visitorId: z.string(),
  failures: z.number().int().min(1),
  /** End of the record or the lock, in epoch milliseconds. */
  until: z.number().int(),
});

/** Prices with benefits, by line. */
export const insuredPricesDocument = z.array(
  z.object({
    orderItemId: z.string(),
    /** Price of one unit, in cents. */
    price: z.number().int().min(0),
  }),
);
export type InsuredPricesState = z.infer<typeof insuredPricesDocument>;

/** The benefits that an order was placed with. The amount per unit stays, even if the plan changes. */
export const usedBenefitsDocument = z.object({
  memberKey: z.string(),
  /** The browser that looked the plan up: people who try the store do not use up each other's benefits. */
  visitorKey: z.string(),
  /** Place of the plan among those of the member, from 0. */
  planIndex: z.number().int().min(0),
  insuredPrices: insuredPricesDocument,
});
