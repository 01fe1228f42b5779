import type { CheckResult } from './run-check.ts';

export interface Check {
  name: string;
  command: string[];
  /** JSON report of a test runner, with its counts. */
  report?: { file: string; read: (json: unknown) => CheckResult };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const readVitest = (json: unknown): CheckResult => {
  const { numPassedTests, numFailedTests } = json as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
};

const readPlaywright = (json: unknown): CheckResult => {
  const { expected, unexpected, flaky } = (json as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, flaky: flaky };
};

/** The checks of `npm test`, fast ones first. */
export const checks: Check[] = [
  { name: 'contract', command: ['npm', 'run', '--silent', 'lint:contract'] },
  { name: 'generated', command: ['node', 'scripts/test/check-generated.ts'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['tsc'] },
  {
    name: 'architecture',
    command: ['depcruise', '--config', 'tests/architecture/rules.mjs', 'src', 'sandbox', 'generated'],
  },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
  { name: 'messages', command: ['node', 'scripts/test/check-messages.ts'] },
  { name: 'docs', command: ['node', 'scripts/test/check-docs.ts'] },
  { name: 'colors', command: ['node', 'scripts/test/check-colors.ts'] },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    report: { file: '.cache/vitest.json', read: readVitest },
  },
  { name: 'build', command: ['node', 'scripts/run/build.ts'] },
  { name: 'bytes', command: ['node', 'scripts/test/check-bytes.ts'] },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    report: { file: '.cache/playwright.json', read: readPlaywright },
  },
];
