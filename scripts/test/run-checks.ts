import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { checks } from './checks.ts';
import { runCheck } from './run-check.ts';
import { scheduleChecks } from './schedule-checks.ts';
import { selectChecks } from './select-checks.ts';

/** On more cores, the checks of the code would use more memory than they save time. */
const MAX_CORES = 4;

/**
 * Runs every check, even after a failure, and prints a summary.
 *
 * Arguments: names of checks, to run only these; `--all` for browser tests in every locale and both sizes.
 */
try {
  const args = process.argv.slice(2);
  if (args.includes('--all')) process.env.ALL = '1';
  const names = args.filter((arg) => !arg.startsWith('--'));
  mkdirSync('.cache', { recursive: true });
  const startedAt = performance.now();
  const selected = selectChecks(checks, names);
  const results = await scheduleChecks(selected, runCheck, Math.min(availableParallelism(), MAX_CORES));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const { title, command } of results.flatMap(({ failures }) => failures))
    console.log(`\nFAILED ${title}\n  ${command}`);
  console.log(`\nAll checks: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
} catch (error) {
  exitWithMessage(error);
}
