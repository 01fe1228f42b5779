import { availableParallelism } from 'node:os';
import { LOCALE_CODES } from '../../src/domain/locale/locales.ts';
import type { Check, CheckResult, Failure } from './check.ts';
import { readVitest, type VitestReport } from './read-vitest.ts';

const ENGINES = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'];

/**
 * The checks of `npm test`: those of the code first. The types fail most often and take a core for long, so that the quick checks
 * are done beside them on another; then those that rarely fail.
 */
export const checks: Check[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'colors', command: ['node', 'scripts/test/check-colors.ts'] },
  { name: 'docs', command: ['node', 'scripts/test/check-docs.ts'] },
  { name: 'lock', command: ['node', 'scripts/test/check-lock.ts'] },
  { name: 'names', command: ['node', 'scripts/test/check-names.ts'] },
  { name: 'waits', command: ['node', 'scripts/test/check-waits.ts'] },
  { name: 'regexes', command: ['node', 'scripts/test/check-regexes.ts'], fullRunOnly: true },
  { name: 'messages', command: ['node', 'scripts/test/check-messages.ts'] },
  {
    name: 'architecture',
    command: [
      'depcruise',
      '--config',
      'tests/architecture/rules.mjs',
      // Prints the advice of the rule, too.
      '--output-type',
      'err-long',
      'src',
      'sandbox',
      'generated',
      'scripts',
    ],
  },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
  { name: 'contract', command: ['npm', 'run', '--silent', 'lint:contract'] },
  { name: 'generated', command: ['node', 'scripts/test/check-generated.ts'] },
  { name: 'build', command: ['node', 'scripts/run/build.ts'], usesAllCores: true },
  { name: 'browsers', command: ['node', 'scripts/test/check-browsers.ts'], needs: 'build' },
  {
    name: 'bytes',
    command: ['node', 'scripts/test/check-bytes.ts'],
    // For pages to rest, while the tests beside it transform their modules on one core.
    mostlyWaits: true,
    needs: 'build',
  },
  {
    name: 'package',
    command: ['node', 'scripts/run/pack-sandbox.ts'],
    usesAllCores: true,
    fullRunOnly: true,
  },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      // One more than there are cores: a component test waits for a sixth of its time.
      `--maxWorkers=${availableParallelism() + 1}`,
      '--reporter=minimal',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
      ...(process.argv.includes('--all') ? [] : ['--tags-filter=!full-run']),
    ],
    usesAllCores: true,
    needs: 'package',
    report: { file: '.cache/vitest.json', read: (json) => readVitest(json as VitestReport) },
  },
  {
    name: 'abuse',
    command: ['node', 'scripts/bench/bench.ts', 'abuse'],
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
  },
  {
    name: 'engines',
    command: ENGINES,
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
    report: {
      file: '.cache/engines.json',
      read: (json) => readVitest(json as VitestReport, `npx ${ENGINES.join(' ')}`),
    },
  },
  {
    name: 'stack',
    command: ['node', 'scripts/stack/stack.ts', 'test'],
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    usesAllCores: true,
    needs: 'build',
    report: { file: '.cache/playwright.json', read: (json) => readPlaywright(json as PlaywrightReport) },
  },
];

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: ReportedSuite[];
}

interface ReportedSuite {
  suites?: ReportedSuite[];
  specs?: ReportedSpec[];
}

interface ReportedSpec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { projectName: string; annotations: { type: string; description?: string }[] }[];
}

/** Counts the tests of a report. Treats a locale and size in which no test ran as a failed one. */
function readPlaywright({ stats, suites }: PlaywrightReport): CheckResult {
  const specs = specsOf(suites);
  const failures = [
    ...specs.filter(({ ok }) => !ok).map(describeFailure),
    ...missingVariants(specs).map((variant) => ({
      title: `No browser test ran in ${variant}`,
      command: 'fix the variant of a test with test.use()',
    })),
  ];
  return { passed: stats.expected, failed: Math.max(stats.unexpected, failures.length), failures };
}

function describeFailure({ title, file, line, tests }: ReportedSpec): Failure {
  const project = tests[0]?.projectName ?? '';
  return {
    title: `${file}: ${title} (${project})`,
    command:
      `npx playwright test --config tests/e2e/playwright.config.ts ${file}:${line}` +
      ` --project=${JSON.stringify(project)}`,
  };
}

function specsOf(suites: ReportedSuite[]): ReportedSpec[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

const SIZES = ['phone', 'desktop'];

/** The pairs of locale and size in which no browser test ran. */
function missingVariants(specs: readonly Pick<ReportedSpec, 'tests'>[]): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const covered = new Set(
    annotations.filter(({ type }) => type === 'variant').map(({ description = '' }) => description),
  );
  return LOCALE_CODES.flatMap((locale) => SIZES.map((size) => `${locale} ${size}`)).filter(
    (variant) => !covered.has(variant),
  );
}
