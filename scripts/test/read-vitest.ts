import type { CheckResult } from './check.ts';

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Counts the tests of a report. Vitest passes a test that failed at first; it is reported with that failure, and fails where
 * flaky tests do.
 */
export function readVitest(
  { numPassedTests, numFailedTests, testResults }: VitestReport,
  failsOnFlaky: boolean,
): CheckResult {
  const problems = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => `Passed only on retry: ${name}: ${test.fullName}\n${test.failureMessages[0]}`),
  );
  const flaky = problems.length;
  return { passed: numPassedTests, failed: numFailedTests + (failsOnFlaky ? flaky : 0), flaky, problems };
}
