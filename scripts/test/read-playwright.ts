import type { CheckResult, Failure } from './check.ts';
import { missingVariants } from './missing-variants.ts';

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: ReportedSuite[];
}

export interface ReportedSuite {
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
export function readPlaywright({ stats, suites }: PlaywrightReport): CheckResult {
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
