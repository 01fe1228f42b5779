import { mkdirSync } from 'node:fs';
import { checks } from './checks.ts';
import { runCheck } from './run-check.ts';

/** Runs every check, even after a failure, and prints a summary. */
mkdirSync('.cache', { recursive: true });
const only = process.argv.slice(2);
let passed = 0;
let failed = 0;
let flaky = 0;
for (const check of checks.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const result = runCheck(check);
  passed += result.passed;
  failed += result.failed;
  flaky += result.flaky ?? 0;
}
if (flaky > 0) console.log(`\n${flaky} passed only on retry`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
