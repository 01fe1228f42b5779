import { z } from 'zod';

/** A session as the platform keeps it; the cookie carries its id, the shopper's browser nothing else. */
export const sessionDocument = z.object({
  /** Unguessable. */
  sessionId: z.string().min(8),
  userId: z.string(),
  storeId: z.string(),
  /** Epoch milliseconds. */
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type Session = z.infer<typeof sessionDocument>;
