import type { Check, CheckResult } from './check.ts';
import { missingVariants, type ReportedSuite } from './missing-variants.ts';
import { readVitest, type VitestReport } from './read-vitest.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: ReportedSuite[];
}

const readPlaywright = (json: unknown): CheckResult => {
  const { stats, suites } = json as PlaywrightReport;
  const problems = missingVariants(suites).map(
    (variant) => `No browser test ran in ${variant}: fix the variant of a test with test.use().`,
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + problems.length,
    flaky: stats.flaky,
    problems,
  };
};

/** The checks of `npm test`: static ones first, of these the longest first. */
export const checks: Check[] = [
  { name: 'types', command: ['tsc'], isStatic: true },
  { name: 'generated', command: ['node', 'scripts/test/check-generated.ts'], isStatic: true },
  {
    name: 'architecture',
    command: [
      'depcruise',
      '--config',
      'tests/architecture/rules.mjs',
      'src',
      'sandbox',
      'generated',
      'scripts',
    ],
    isStatic: true,
  },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'], isStatic: true },
  { name: 'messages', command: ['node', 'scripts/test/check-messages.ts'], isStatic: true },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'], isStatic: true },
  { name: 'contract', command: ['npm', 'run', '--silent', 'lint:contract'], isStatic: true },
  { name: 'docs', command: ['node', 'scripts/test/check-docs.ts'], isStatic: true },
  { name: 'names', command: ['node', 'scripts/test/check-names.ts'], isStatic: true },
  { name: 'colors', command: ['node', 'scripts/test/check-colors.ts'], isStatic: true },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    report: {
      file: '.cache/vitest.json',
      read: (json) => readVitest(json as VitestReport, process.env.ALL === '1'),
    },
  },
  { name: 'build', command: ['node', 'scripts/run/build.ts'] },
  { name: 'bytes', command: ['node', 'scripts/test/check-bytes.ts'] },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    report: { file: '.cache/playwright.json', read: readPlaywright },
  },
];
