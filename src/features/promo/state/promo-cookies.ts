import { cookieValue, SECONDS_PER_DAY } from '@/lib/storage/cookie-value';
import type { StoredValue } from '@/lib/storage/stored-value';
import { oneOf } from '@/lib/storage/validators';
import type { PromoCookies, PromoStatus } from './promo-state';

/** Cookie lifetimes (000 §9). */
const STATUS_SECONDS = 30 * SECONDS_PER_DAY;
const MINIMIZED_SECONDS = SECONDS_PER_DAY;
const ACTIVITY_SECONDS = 2_592_000;

const statusCookie = (name: string): StoredValue<PromoStatus> =>
  cookieValue({ name, validate: oneOf('refresh', 'valid', 'invalid'), lifetimeSeconds: STATUS_SECONDS });

/** The cookies of the promotion pop-up (000 §4 and §9). */
export const promoCookies = {
  /** Next action of the pop-up. Not set before the shopper has signed up in it. */
  promo: statusCookie('promo'),
  /** The shopper accepted the promotion. */
  accepted: statusCookie('accepted'),
  /** The shopper's email was already subscribed. */
  subscribed: statusCookie('subscribed'),
  /** The shopper closed the pop-up, which is now a button. */
  minimized: cookieValue({
    name: 'minimised',
    validate: oneOf('true'),
    lifetimeSeconds: MINIMIZED_SECONDS,
  }),
};

/** The shopper was added to the newsletter offer's customer segment. */
export const activityCookie: StoredValue<'true'> = cookieValue({
  name: 'eaactivity',
  validate: oneOf('true'),
  lifetimeSeconds: ACTIVITY_SECONDS,
});

export function readPromoCookies(): PromoCookies {
  const { promo, accepted, subscribed, minimized } = promoCookies;
  return {
    promo: promo.read(),
    accepted: accepted.read(),
    subscribed: subscribed.read(),
    minimized: minimized.read(),
  };
}

/** Writes these cookies and leaves the others unchanged. */
export function writePromoCookies({ promo, accepted, subscribed, minimized }: PromoCookies): void {
  if (promo) promoCookies.promo.write(promo);
  if (accepted) promoCookies.accepted.write(accepted);
  if (subscribed) promoCookies.subscribed.write(subscribed);
  if (minimized) promoCookies.minimized.write(minimized);
}
