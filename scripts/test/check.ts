export interface Check {
  name: string;
  command: string[];
  /** Reads the code only, so it can run beside other static checks. */
  isStatic?: boolean;
  /** JSON report of a test runner, with its counts. */
  report?: { file: string; read: (json: unknown) => CheckResult };
}

export interface CheckResult {
  passed: number;
  failed: number;
  /** Of the passed tests, those that passed only on retry. */
  flaky?: number;
  /** What the runner does not report itself. */
  problems?: string[];
}
