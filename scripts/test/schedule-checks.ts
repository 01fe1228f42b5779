import type { Check, CheckResult } from './check.ts';

/**
 * Runs checks in their order, one on each core; one that uses all cores runs alone, but for one that mostly waits. A check whose
 * need has failed fails without a run.
 */
export async function scheduleChecks(
  checks: readonly Check[],
  run: (check: Check) => Promise<CheckResult>,
  cores: number,
): Promise<CheckResult[]> {
  const results = new Map<string, CheckResult>();
  const running = new Map<string, Promise<void>>();
  let freeCores = cores;

  for (const check of checks) {
    const used = coresOf(check);
    while (used > freeCores || running.has(check.needs ?? '')) await Promise.race(running.values());
    freeCores -= used;
    running.set(
      check.name,
      runOrSkip(check).then((result) => {
        results.set(check.name, result);
        running.delete(check.name);
        freeCores += used;
      }),
    );
  }
  await Promise.all(running.values());
  return checks.flatMap(({ name }) => results.get(name) ?? []);

  function coresOf({ usesAllCores, mostlyWaits }: Check): number {
    if (mostlyWaits) return 0;
    return usesAllCores ? cores : 1;
  }

  async function runOrSkip(check: Check): Promise<CheckResult> {
    const { name, needs = '' } = check;
    if (!results.get(needs)?.failed) return run(check);
    const title = `${name}: not run, since ${needs} failed`;
    return { passed: 0, failed: 1, failures: [{ title, command: `npm test -- ${needs} ${name}` }] };
  }
}
