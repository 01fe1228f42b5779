import { LOCK_COOKIE_SECONDS, lockRest, MAX_ATTEMPTS } from '@/domain/insurance/insurance-times';
import { cookieValue } from '../storage/cookie-value';
import { storageValue } from '../storage/storage-value';
import { validInteger } from '../storage/validators';

/** Attempts that remain; first written after the first failure, as 3 (002 §9). */
const attempts = cookieValue({
  name: 'ria_attempts',
  validate: validInteger,
  lifetimeSeconds: LOCK_COOKIE_SECONDS,
  format: 'json',
});

/** Start of the lock, in epoch milliseconds. A cookie, so that closing the browser does not end the lock. */
const locked = cookieValue({
  name: 'ria_locked',
  validate: validInteger,
  lifetimeSeconds: LOCK_COOKIE_SECONDS,
  format: 'json',
});

/** The same in this tab, for a browser that stores no cookies. */
const countdownStart = storageValue({ area: 'session', key: 'ria_countdown_start', validate: validInteger });

/** Attempts that remain after a failure; undefined before the first one. No logout clears it. */
export function attemptsLeft(): number | undefined {
  return attempts.read();
}

/** Records a failure. @param left attempts that remain by the API; counted here when it does not say. */
export function recordFailedAttempt(left = (attempts.read() ?? MAX_ATTEMPTS) - 1): number {
  if (left > 0) attempts.write(left);
  return left;
}

/** Returns the start of the current lock; undefined without one. */
export function lockedSince(now: number): number | undefined {
  const start = locked.read() ?? countdownStart.read();
  return start !== undefined && lockRest(start, now) > 0 ? start : undefined;
}

/** Records that all attempts are used. They are available again when the lock has ended. */
export function lockInsurance(startedAt: number): void {
  attempts.clear();
  locked.write(startedAt);
  countdownStart.write(startedAt);
}

/** Call after a plan was found, and when the lock has ended. */
export function clearFailedAttempts(): void {
  attempts.clear();
  locked.clear();
  countdownStart.clear();
}
