import { mkdirSync } from 'node:fs';
import type { Check, CheckResult } from './check.ts';
import { checks } from './checks.ts';
import { runCheck } from './run-check.ts';
import { selectChecks } from './select-checks.ts';

/** Static checks that run at the same time. */
const LANES = 2;

/**
 * Runs every check, even after a failure, and prints a summary.
 *
 * Arguments: names of checks, to run only these; `--all` for browser tests in every locale and both sizes.
 */
const args = process.argv.slice(2);
if (args.includes('--all')) process.env.ALL = '1';
const selected = selectOrExit(args.filter((arg) => !arg.startsWith('--')));
mkdirSync('.cache', { recursive: true });

const results = await runInLanes(selected.filter(({ isStatic }) => isStatic));
for (const check of selected.filter(({ isStatic }) => !isStatic)) results.push(await runCheck(check));

const total = (count: (result: CheckResult) => number) =>
  results.reduce((sum, result) => sum + count(result), 0);
const [passed, failed, flaky] = [
  total((result) => result.passed),
  total((result) => result.failed),
  total((result) => result.flaky ?? 0),
];
if (flaky > 0) console.log(`\n${flaky} passed only on retry`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function selectOrExit(names: string[]): Check[] {
  try {
    return selectChecks(checks, names);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

async function runInLanes(pending: Check[]): Promise<CheckResult[]> {
  const queue = [...pending];
  const finished: CheckResult[] = [];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift())
      finished.push(await runCheck(check, { buffered: true }));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return finished;
}
