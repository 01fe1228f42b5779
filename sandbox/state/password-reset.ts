import { z } from 'zod';

/** The last validation code for a member. The sandbox sends no email: the code is read from here. */
export const passwordResetDocument = z.object({
  userId: z.string(),
  email: z.string(),
  code: z.string().min(8),
  /** Wrong codes since it was sent. */
  failures: z.number().int().optional(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
