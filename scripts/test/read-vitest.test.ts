import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readVitest } from './read-vitest.ts';

it('counts tests, and gives the command that runs a failed one alone', () => {
  const assertionResults = [
    { ancestorTitles: ['cart'], title: 'adds', status: 'passed' },
    { ancestorTitles: ['cart'], title: "doesn't cost $5 (or more)", status: 'failed' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: resolve('a.test.ts'), status: 'failed', assertionResults }],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        title: "a.test.ts: cart doesn't cost $5 (or more)",
        command: String.raw`npx vitest run a.test.ts -t 'cart > doesn'\''t cost \$5 \(or more\)'`,
      },
    ],
  });
});

it('counts a file that cannot be loaded', () => {
  const testResults = [{ name: resolve('b.test.ts'), status: 'failed', assertionResults: [] }];
  expect(readVitest({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ title: 'b.test.ts: cannot be loaded', command: 'npx vitest run b.test.ts' }],
  });
});
