/** The server's time at the origin of `performance.now()`, which does not follow the clock of the device. */
let timeAtOrigin: number | undefined;
/** How far the clock of the device is behind the server's, in milliseconds; negative if it is ahead. */
let deviceDelay = 0;

/** A device sleeps no longer, in which `performance.now()` may stand still. Its clock moves further when it is set. */
const LONGEST_SLEEP_MS = 7 * 86_400_000;

/**
 * Learns the server's time from a response, since a page that is cached has none. Of several the latest: a cached response has an
 * old one.
 *
 * @param date its `Date` header.
 */
export function noteServerDate(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (time - performance.now() > (timeAtOrigin ?? Number.NEGATIVE_INFINITY)) setServerTime(time);
}

/**
 * Sets the server's time at the start of the page: the clock of a device may be years off.
 *
 * @param now epoch milliseconds; undefined where no server rendered the page.
 */
export function setServerTime(now: number | undefined): void {
  timeAtOrigin = now === undefined ? undefined : now - performance.now();
  deviceDelay = now === undefined ? 0 : now - Date.now();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back when the time has been learned. @returns a function that ends it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the server's time, else that of the device. */
export function serverNow(): Date {
  if (timeAtOrigin === undefined) return new Date();
  const time = timeAtOrigin + performance.now();
  const slept = Date.now() + deviceDelay - time;
  return new Date(slept > 0 && slept < LONGEST_SLEEP_MS ? time + slept : time);
}
