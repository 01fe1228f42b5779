import { z } from 'zod';

/** Difference of the sandbox's clock and the real one. */
export const clockDocument = z.object({
  clockId: z.literal('clock'),
  /** Milliseconds. */
  ahead: z.number().int().min(0),
});
