import { cookieValue, SECONDS_PER_DAY } from '@/lib/storage/cookie-value';
import { oneOf } from '@/lib/storage/validators';

/**
 * Marks a browser in which a guest has entered an email for a checkout (003 §9, 30 days). Holds no email; it makes the dialog
 * begin with the guest's field.
 */
export const guestEmailActivity = cookieValue<'true'>({
  name: 'guestemailactivity',
  lifetimeSeconds: 30 * SECONDS_PER_DAY,
  validate: oneOf('true'),
});
