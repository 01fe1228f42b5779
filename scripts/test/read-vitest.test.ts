import { expect, it } from 'vitest';
import { readVitest } from './read-vitest.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const REPORT = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [test('adds', 'passed'), test('removes', 'failed', 'not removed')],
    },
    { name: 'b.test.ts', assertionResults: [test('saves', 'passed', 'not saved'), test('waits', 'pending')] },
  ],
};

it('reports a test that passed only on retry with its first failure', () => {
  expect(readVitest(REPORT, false)).toEqual({
    passed: 2,
    failed: 1,
    flaky: 1,
    problems: ['Passed only on retry: b.test.ts: saves\nnot saved'],
  });
});

it('counts it as failed, too, where flaky tests fail', () => {
  expect(readVitest(REPORT, true)).toMatchObject({ passed: 2, failed: 2, flaky: 1 });
});
