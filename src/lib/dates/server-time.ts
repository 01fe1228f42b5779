/** The server's time at the origin of `performance.now()`, which does not follow the clock of the device. */
let timeAtOrigin: number | undefined;

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
}

/** Returns the server's time, else that of the device. */
export function serverNow(): Date {
  return timeAtOrigin === undefined ? new Date() : new Date(timeAtOrigin + performance.now());
}
