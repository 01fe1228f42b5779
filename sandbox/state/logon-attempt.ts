import { z } from 'zod';

/**
 * Failed logons for one email address, whether or not it has an account, so that the lock does not reveal which
 * addresses have accounts. Removed by a sign-in and by a password reset.
 */
export const logonAttemptDocument = z.object({
  /** The email address, or the key of a member's changes (`changesOf`). */
  logonId: z.string(),
  failures: z.number().int().min(1),
  /** Epoch milliseconds; absent while attempts are left. */
  lockedUntil: z.number().int().optional(),
});
