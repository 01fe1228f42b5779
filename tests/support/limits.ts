/**
 * How long tests wait, in milliseconds. A wait ends when the thing comes, so the length costs nothing, except where a test fails.
 * The limits are far beyond what a busy machine needs: they end what hangs, and decide nothing else.
 */

/** For one thing: an element, a call, the start of a process. */
export const WAIT_MS = 60_000;
/** For a test or a hook, which may wait for several things. */
export const TEST_MS = 600_000;
