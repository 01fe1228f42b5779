export interface Check {
  name: string;
  command: string[];
  /** Whether it keeps all processor cores busy, so that it runs alone. */
  usesAllCores?: boolean;
  /** The check without which it cannot run. */
  needs?: string;
  /** Whether it runs in `npm run test:all` only, or when it is named. */
  fullRunOnly?: boolean;
  /** JSON report of a test runner, with its counts. */
  report?: { file: string; read: (json: unknown) => CheckResult };
}

export interface CheckResult {
  passed: number;
  failed: number;
  /** What failed, each with the command that runs only that. */
  failures: Failure[];
}

export interface Failure {
  title: string;
  command: string;
}
