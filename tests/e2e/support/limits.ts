/**
 * How many times slower than this machine the browser's pages run (`E2E_CPU=6`). The limits grow with it.
 */
export const CPU_SLOWDOWN = Math.max(1, Number(process.env.E2E_CPU ?? 1));

/**
 * The only waiting limits of the browser tests, in milliseconds. They end a test that hangs, and no machine is slow enough to reach
 * them: a wait ends with the event that it waits for, so a long limit costs nothing.
 */
export const LIMITS = {
  /** An expectation, and a poll. */
  expect: 60_000 * CPU_SLOWDOWN,
  test: 600_000 * CPU_SLOWDOWN,
  serverStart: 300_000,
} as const;
