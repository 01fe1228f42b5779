import { z } from 'zod';

/** The last e-mail with a validation code that a member was sent. The sandbox sends no e-mail: the code is read here. */
export const passwordResetDocument = z.object({
  userId: z.string(),
  email: z.string(),
  code: z.string().min(8),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
