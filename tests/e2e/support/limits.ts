import { TEST_MS, WAIT_MS } from '../../support/limits';

/** Slowdown of the browser's pages (`E2E_CPU=6`). The limits grow with it. */
export const CPU_SLOWDOWN = Math.max(1, Number(process.env.E2E_CPU ?? 1));

/** The waiting limits of the browser tests, in milliseconds. */
export const LIMITS = {
  /** An expectation, and a poll. */
  expect: WAIT_MS * CPU_SLOWDOWN,
  test: TEST_MS * CPU_SLOWDOWN,
} as const;
