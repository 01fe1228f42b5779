import { z } from 'zod';

/**
 * Wrong passwords given for one e-mail address, whether or not there is an account: whoever tries must not learn which
 * addresses have one. Removed by a sign-in and by a new password.
 */
export const logonAttemptDocument = z.object({
  logonId: z.string(),
  failures: z.number().int().min(1),
  /** Epoch milliseconds; absent while there are attempts left. */
  lockedUntil: z.number().int().optional(),
});
