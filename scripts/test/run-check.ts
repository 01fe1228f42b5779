import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Check, CheckResult } from './check.ts';

/** Colors on a terminal only. The output is piped, so each program has to be told. */
const { FORCE_COLOR: _, ...environment } = process.env;
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', COLORS: 'false' };

/** Runs one check. Counts the tests of its report, or the check itself as one. Prints its output if it fails. */
export async function runCheck({ name, command, report }: Check): Promise<CheckResult> {
  console.log(`${name} …`);
  if (report) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const { succeeded, output } = await run(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const result = resultOf(name, succeeded, report);
  const counts = report ? `${result.passed} passed, ${result.failed} failed` : 'passed';
  console.log(
    result.failed === 0 ? `${name}: ${counts} in ${seconds} s` : `${output}\n${name}: FAILED in ${seconds} s`,
  );
  return result;
}

function run([program = '', ...args]: string[]): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...COLORS },
    // The programs are scripts there, which only its shell runs.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ succeeded: status === 0, output }));
  });
}

function resultOf(name: string, succeeded: boolean, report: Check['report']): CheckResult {
  const itself = { title: name, command: `npm test -- ${name}` };
  const reported =
    report && existsSync(report.file)
      ? report.read(JSON.parse(readFileSync(report.file, 'utf8')))
      : { passed: succeeded ? 1 : 0, failed: 0, failures: [] };
  // Without a report, or a runner that fails without a failed test: an error outside of a test, or no tests found.
  return succeeded || reported.failed > 0
    ? reported
    : { ...reported, failed: 1, failures: [...reported.failures, itself] };
}
