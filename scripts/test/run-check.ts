import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Check, CheckResult } from './check.ts';

export interface RunOptions {
  /** Prints the output when the check has ended, so that checks can run at the same time. */
  buffered?: boolean;
}

/** Runs one check. Counts the tests of its report, or the check itself as one. */
export async function runCheck(
  { name, command, report }: Check,
  { buffered = false }: RunOptions = {},
): Promise<CheckResult> {
  const title = `\n── ${name}`;
  if (!buffered) console.log(title);
  if (report) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const { succeeded, output } = await run(command, buffered);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const result = resultOf(succeeded, report);
  if (buffered) process.stdout.write(`${title}\n${output}`);
  for (const problem of result.problems ?? []) console.error(problem);
  console.log(`${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return result;
}

function run(
  [program = '', ...args]: string[],
  buffered: boolean,
): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(program, args, { stdio: buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ succeeded: status === 0, output }));
  });
}

function resultOf(succeeded: boolean, report: Check['report']): CheckResult {
  const exitCodeResult = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!report || !existsSync(report.file)) return exitCodeResult;
  const reported = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A runner can fail without a failed test: an error outside of a test, no tests found, or a flaky test in `test:all`.
  const unreported = !succeeded && reported.failed === 0 ? 1 : 0;
  return { ...reported, failed: reported.failed + unreported };
}
