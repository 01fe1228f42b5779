import { z } from 'zod/mini';
import { cleanEmail, isEmail } from '@/domain/contact/email';

/** Error code of the email field. The form has the messages. */
export type EmailError = 'missing' | 'invalid';

/** The email is required (000 §5). The general opt-in is never preselected. */
export const promoSchema = z.object({
  email: z.string().check(
    z.overwrite(cleanEmail),
    z.refine((text) => text !== '', { error: 'missing' satisfies EmailError, abort: true }),
    z.refine(isEmail, 'invalid' satisfies EmailError),
  ),
  generalOptIn: z.boolean(),
});
