import { z } from 'zod';

/** A session on the server. The cookie only has its id. */
export const sessionDocument = z.object({
  /** A secret. */
  sessionId: z.string().min(8),
  userId: z.string(),
  storeId: z.string(),
  /** Epoch milliseconds. */
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type Session = z.infer<typeof sessionDocument>;
