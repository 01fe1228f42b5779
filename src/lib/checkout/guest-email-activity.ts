import { cookieValue, SECONDS_PER_DAY } from '../storage/cookie-value';
import { oneOf } from '../storage/validators';

/**
 * Marks a browser in which a guest has given an email for a checkout (003 §9, 30 days). It holds no email; the dialog begins
 * with the guest's field then.
 */
export const guestEmailActivity = cookieValue<'true'>({
  name: 'guestemailactivity',
  lifetimeSeconds: 30 * SECONDS_PER_DAY,
  validate: oneOf('true'),
});
