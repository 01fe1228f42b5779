import { relative } from 'node:path';
import type { CheckResult, Failure } from './check.ts';

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/**
 * Counts the tests of a report. A file that cannot be loaded has no tests, and adds one failure.
 *
 * @param run the command that runs tests.
 */
export function readVitest(
  { numPassedTests, numFailedTests, testResults }: VitestReport,
  run = 'npx vitest run',
): CheckResult {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: testResults
      .flatMap(({ name, assertionResults }) => {
        const path = relative('', name);
        return assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ ancestorTitles, title }): Failure => ({
              title: `${path}: ${[...ancestorTitles, title].join(' ')}`,
              command: `${run} ${path} -t ${toPattern([...ancestorTitles, title])}`,
            }),
          );
      })
      .concat(
        unloaded.map(({ name }) => ({
          title: `${relative('', name)}: cannot be loaded`,
          command: `${run} ${relative('', name)}`,
        })),
      ),
  };
}

/** Returns the pattern of a test's whole name, as `-t` takes it, in the quotes of a POSIX shell. */
function toPattern(names: string[]): string {
  const pattern = names.join(' > ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `'${pattern.replaceAll("'", "'\\''")}'`;
}
