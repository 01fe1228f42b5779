import { z } from 'zod';

/** A frame in a shopper's wishlist. */
export const savedItemDocument = z.object({
  savedItemId: z.string(),
  userId: z.string(),
  storeId: z.enum(['10851', '10852']),
  catentryId: z.string(),
  kind: z.enum(['EYE', 'SUN']),
  upc: z.string(),
  /** Epoch milliseconds. */
  addedAt: z.number().int(),
});
export type SavedItem = z.infer<typeof savedItemDocument>;
