export interface Check {
  name: string;
  command: string[];
  /** True if it keeps all processor cores busy, so that it runs alone. */
  usesAllCores?: boolean;
  /** True if it waits most of the time, so that it runs beside any other. */
  mostlyWaits?: boolean;
  /** The check without which it cannot run. */
  needs?: string;
  /** True if it runs in `npm run test:all` only, or when it is named. */
  fullRunOnly?: boolean;
  /** JSON report of a test runner, and the function that reads its counts. */
  report?: { file: string; read: (json: unknown) => CheckResult };
}

export interface CheckResult {
  passed: number;
  failed: number;
  /** Failures, each with the command that runs only that. */
  failures: Failure[];
}

export interface Failure {
  title: string;
  command: string;
}
