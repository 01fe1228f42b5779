/** Milliseconds of an hour, a minute, a second. */
const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1000;

/** The lookup is locked this long after the last attempt; the countdown starts at 59:59 (002 §9). */
export const LOCK_COUNTDOWN_MS = 3_599_000;

/** Lifetime of the cookies for the lock and the attempts that remain (002 §9). */
export const LOCK_COOKIE_SECONDS = HOUR / SECOND;

/** A login ends this long after the lookup, however often its benefits are switched on and off (002 §9). */
export const INSURANCE_LIFETIME_MS = 30 * MINUTE;

/** Time without a result after which the panel says that it is still looking (002 §9). */
export const SLOW_LOOKUP_MS = 7 * SECOND;

/** Attempts at finding a plan; none is left after the fourth failure (002 §4). */
export const MAX_ATTEMPTS = 4;

/** Milliseconds until the lock ends; 0 when it has ended. A start in the future, by a changed clock, locks no longer. */
export function lockRest(startedAt: number, now: number): number {
  return Math.min(Math.max(startedAt + LOCK_COUNTDOWN_MS - now, 0), LOCK_COUNTDOWN_MS);
}

/** Returns the start of a lock from the seconds that the API says are left. */
export function lockStart(secondsLeft: number | undefined, now: number): number {
  return secondsLeft === undefined ? now : Math.min(now, now + secondsLeft * SECOND - LOCK_COUNTDOWN_MS);
}

/** Formats the rest of a lock as `mm:ss`, such as 59:59. */
export function countdownText(rest: number): string {
  const seconds = Math.ceil(rest / SECOND);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes of the rest of a lock (002 §8) or a login, rounded up. */
export function minutesLeft(rest: number): number {
  return Math.ceil(rest / MINUTE);
}
