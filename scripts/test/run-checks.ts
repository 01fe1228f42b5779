import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { checks } from './checks.ts';
import { reportResults } from './report-results.ts';
import { runCheck } from './run-check.ts';
import { scheduleChecks } from './schedule-checks.ts';
import { selectChecks } from './select-checks.ts';

/**
 * Runs every check, even after a failure, and prints a summary.
 *
 * Arguments: names of checks, to run only these; `--all` for browser tests in every locale and both sizes.
 */
try {
  const args = process.argv.slice(2);
  const isFullRun = args.includes('--all');
  if (isFullRun) process.env.ALL = '1';
  const names = args.filter((arg) => !arg.startsWith('--'));
  mkdirSync('.cache', { recursive: true });
  const startedAt = performance.now();
  const selected = selectChecks(checks, names, { isFullRun });
  const results = await scheduleChecks(selected, runCheck, availableParallelism());
  console.log(`\nAll checks: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  process.exit(reportResults(results) ? 0 : 1);
} catch (error) {
  exitWithMessage(error);
}
