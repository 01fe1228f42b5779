import type { CheckResult } from './check.ts';

/** Prints the failures, each with the command that runs only that, and the counts. Returns whether all passed. */
export function reportResults(results: readonly CheckResult[]): boolean {
  for (const { title, command } of results.flatMap(({ failures }) => failures))
    console.log(`\nFAILED ${title}\n  ${command}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
