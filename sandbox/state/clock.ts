import { z } from 'zod';

/** How far the sandbox's clock is ahead of the real one. */
export const clockDocument = z.object({
  clockId: z.literal('clock'),
  /** Milliseconds. */
  ahead: z.number().int().min(0),
});
