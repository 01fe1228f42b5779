/**
 * Limits for waits in tests, in milliseconds. A wait ends with its event, so the length costs nothing, except where a test
 * fails. The limits are far beyond the needs of a busy machine: they end hanging tests, and decide nothing else.
 */

/** For one thing: an element, a call, the start of a process. */
export const WAIT_MS = 60_000;
/** For a test or a hook, which may wait for several things. */
export const TEST_MS = 600_000;
