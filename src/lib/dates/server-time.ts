/** The server's time at the origin of `performance.now()`, which does not follow the clock of the device. */
let timeAtOrigin: number | undefined;

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
