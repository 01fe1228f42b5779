import { z } from 'zod';

/** An e-mail address that gets the newsletter of one store. */
export const subscriptionDocument = z.object({
  /** Lower case. */
  email: z.string(),
  storeId: z.string(),
  langId: z.string(),
  emailType: z.enum(['newsletter', 'promotion']),
  /** Epoch milliseconds. */
  subscribedAt: z.number().int(),
});
