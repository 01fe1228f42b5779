import { z } from 'zod/mini';
import { isEmail } from '@/domain/contact/email';

/** Error code of the email field. The form has the messages. */
export type EmailProblem = 'missing' | 'invalid';

/** The email is required (000 §5). The general opt-in is never preselected. */
export const promoSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'missing' satisfies EmailProblem, abort: true }),
    z.refine(isEmail, 'invalid' satisfies EmailProblem),
  ),
  generalOptIn: z.boolean(),
});

export type PromoValues = z.infer<typeof promoSchema>;
