import { z } from 'zod/mini';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { cleanCode } from '@/domain/text/typed-text';

/** Field error keys; `useTrackingMessages` has the copy. */
export type TrackingMessage = 'order-id-missing' | 'order-id-malformed' | 'email-missing' | 'email-malformed';

const message = (name: TrackingMessage) => name;

/** Cleans an order number, which shoppers copy with what is around it, or type in groups: "Order 9021-0001, placed on …". */
export function cleanOrderId(typed: string): string {
  const words = typed.trim().split(/\s+/).map(cleanCode);
  const first = words.findIndex((word) => /\d/.test(word));
  const groups = words.slice(Math.max(first, 0));
  const end = groups.findIndex((group) => !/\d/.test(group));
  return groups
    .slice(0, end > 0 ? end : undefined)
    .join('')
    .replace(/^[#.:º°]{1,9}|(?<=\d)-(?=\d)|[.,;:)]{1,9}$/g, '');
}

/** Requires both (003 §5); the rules for their format are ours. */
export const trackingSchema = z.object({
  orderId: z.string().check(
    z.overwrite(cleanOrderId),
    z.minLength(1, message('order-id-missing')),
    z.refine((text) => /^[A-Za-z0-9]{0,64}$/.test(text), message('order-id-malformed')),
  ),
  email: z.string().check(
    z.overwrite(cleanEmail),
    z.toLowerCase(),
    z.minLength(1, message('email-missing')),
    z.refine((text) => text === '' || isEmail(text), message('email-malformed')),
  ),
});
