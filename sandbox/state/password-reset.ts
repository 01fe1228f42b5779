import { z } from 'zod';

/** The last validation code for a member. The sandbox sends no email: the code is read from here. */
export const passwordResetDocument = z.object({
  userId: z.string(),
  email: z.string(),
  code: z.string().min(8),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
