export interface Check {
  name: string;
  command: string[];
  /** Processor cores that it keeps busy; one by default. */
  cores?: number;
  /** The check without which it cannot run. */
  needs?: string;
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
