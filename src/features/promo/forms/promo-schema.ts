import { z } from 'zod/mini';
import { isEmail } from '@/domain/contact/email';

/** What is wrong with the address; the form has the words for it. */
export type EmailProblem = 'missing' | 'invalid';

/** Without an address nothing is sent (000 §5). The general opt-in is a choice, never made in advance. */
export const promoSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'missing' satisfies EmailProblem, abort: true }),
    z.refine(isEmail, 'invalid' satisfies EmailProblem),
  ),
  generalOptIn: z.boolean(),
});

export type PromoValues = z.infer<typeof promoSchema>;
