import { expect, it } from 'vitest';
import type { Check, CheckResult } from './check.ts';
import { scheduleChecks } from './schedule-checks.ts';

const PASSED = { passed: 1, failed: 0, failures: [] };
const FAILED = { passed: 0, failed: 1, failures: [] };
const check = (name: string, options: Partial<Check> = {}): Check => ({ name, command: [name], ...options });

/** Runs checks that end when the test says so, and logs which begin. */
function startChecks(checks: Check[], cores: number) {
  const begun: string[] = [];
  const ends = new Map<string, (result: CheckResult) => void>();
  const results = scheduleChecks(
    checks,
    ({ name }) => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    cores,
  );
  const end = async (name: string, result: CheckResult = PASSED) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.(result);
  };
  return { begun, end, results };
}

it('runs as many at a time as there are cores, and alone what keeps them all busy', async () => {
  const checks = [check('types'), check('lint'), check('tests', { usesAllCores: true }), check('docs')];
  const { begun, end, results } = startChecks(checks, 2);
  expect(begun).toEqual(['types', 'lint']);
  await end('types');
  await end('lint');
  await end('tests');
  expect(begun).toEqual(['types', 'lint', 'tests']);
  await end('docs');
  expect(await results).toEqual([PASSED, PASSED, PASSED, PASSED]);
});

it('runs what mostly waits beside what keeps all cores busy', async () => {
  const checks = [check('bytes', { mostlyWaits: true }), check('tests', { usesAllCores: true })];
  const { begun, end, results } = startChecks(checks, 2);
  expect(begun).toEqual(['bytes', 'tests']);
  await end('tests');
  await end('bytes');
  expect(await results).toEqual([PASSED, PASSED]);
});

it('waits for what a check needs', async () => {
  const checks = [check('build'), check('bytes', { needs: 'build' })];
  const { begun, end, results } = startChecks(checks, 2);
  expect(begun).toEqual(['build']);
  await end('build');
  await end('bytes');
  expect(await results).toEqual([PASSED, PASSED]);
});

it('fails a check whose need has failed, without a run', async () => {
  const { begun, end, results } = startChecks([check('build'), check('bytes', { needs: 'build' })], 2);
  await end('build', FAILED);
  const [, bytes] = await results;
  expect(bytes?.failures).toEqual([
    { title: 'bytes: not run, since build failed', command: 'npm test -- build bytes' },
  ]);
  expect(begun).toEqual(['build']);
});
