import { z } from 'zod';

/** A newsletter subscription of an email address in one store. */
export const subscriptionDocument = z.object({
  /** Lower case. */
  email: z.string(),
  storeId: z.string(),
  langId: z.string(),
  emailType: z.enum(['newsletter', 'promotion']),
  /** Epoch milliseconds. */
  subscribedAt: z.number().int(),
});
