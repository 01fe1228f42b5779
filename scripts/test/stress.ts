import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import type { Check } from './check.ts';
import { checks } from './checks.ts';
import { reportResults } from './report-results.ts';
import { runCheck } from './run-check.ts';
import { selectChecks } from './select-checks.ts';

/** Programs that would like a whole core each. */
const BUSY_LOOPS = 4;
/** Additional slowdown of the pages in browser tests. */
const PAGE_SLOWDOWN = '2';

/**
 * Runs the unit, component and browser tests as on a busy machine, in a shuffled order. `RUNS` sets how often; the first failure
 * ends it.
 */
try {
  const runs = Number(process.env.RUNS ?? 1);
  mkdirSync('.cache', { recursive: true });
  if ((await runCheck(only('build'))).failed > 0) process.exit(1);
  process.env.E2E_CPU ??= PAGE_SLOWDOWN;
  const tests = only('tests');
  const shuffled = { ...tests, command: [...tests.command, '--sequence.shuffle'] };
  const loops = Array.from({ length: BUSY_LOOPS }, () => new Worker('for (;;);', { eval: true }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`\nRun ${run} of ${runs}, beside ${BUSY_LOOPS} busy loops`);
    const isPassed = reportResults([await runCheck(shuffled), await runCheck(only('e2e'))]);
    if (!isPassed) process.exit(1);
  }
  await Promise.all(loops.map((loop) => loop.terminate()));
} catch (error) {
  exitWithMessage(error);
}

function only(name: string): Check {
  const [check] = selectChecks(checks, [name]);
  return check as Check;
}
