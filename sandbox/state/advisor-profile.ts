import { z } from 'zod';

/** A member's profile of the frame advisor. The tokens are stored unread; they are empty after a reset. */
export const advisorProfileDocument = z.object({
  userId: z.string(),
  storeId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  userUUID: z.string(),
});
export type AdvisorProfile = z.infer<typeof advisorProfileDocument>;
