import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Check } from './checks.ts';

export interface CheckResult {
  passed: number;
  failed: number;
  /** Of the passed tests, those that passed only on retry. */
  flaky?: number;
}

/** Runs one check. Counts the tests of its report, or the check itself as one. */
export function runCheck({ name, command, report }: Check): CheckResult {
  console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const result = resultOf(status === 0, report);
  console.log(`${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return result;
}

function resultOf(succeeded: boolean, report: Check['report']): CheckResult {
  const exitCodeResult = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!report || !existsSync(report.file)) return exitCodeResult;
  const reported = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A runner can fail without a failed test: an error outside of a test, or no tests found.
  const unreported = !succeeded && reported.failed === 0 ? 1 : 0;
  return { ...reported, failed: reported.failed + unreported };
}
