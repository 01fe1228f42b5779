import { z } from 'zod';

/** Stock that an order holds: for its review, or because it is placed. */
export const stockHoldDocument = z.object({
  orderId: z.string(),
  items: z.array(z.object({ catentryId: z.string(), quantity: z.number().int().min(1) })),
  /** Epoch milliseconds. */
  until: z.number().int(),
});
