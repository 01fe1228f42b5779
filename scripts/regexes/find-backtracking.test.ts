import { expect, it } from 'vitest';
import { collectRegexes } from './collect-regexes.ts';
import { findBacktracking } from './find-backtracking.ts';

/** Returns the findings in a file. */
const findIn = (path: string, content: string) =>
  Promise.all(
    collectRegexes(path, content).map(async ({ place, regex }) => [
      place,
      regex ? await findBacktracking(regex) : 'put together',
    ]),
  );

it('finds exponential and polynomial ones in modules, and those that are put together', async () => {
  const content = [
    "text.replace(/\\s+$/g, '');",
    "const words = new RegExp('^(\\\\w+\\\\s?)*$', 'u');",
    'const plain = [/^[a-z]+$/, RegExp(`^a+b`)];',
    'const found = new RegExp(name);',
  ].join('\n');
  expect(await findIn('src/a.ts', content)).toEqual([
    ['src/a.ts:1', expect.stringMatching(/^2nd degree polynomial/)],
    ['src/a.ts:2', expect.stringMatching(/^exponential/)],
    ['src/a.ts:3', undefined],
    ['src/a.ts:3', undefined],
    ['src/a.ts:4', 'put together'],
  ]);
});

it('finds them in the patterns of the contract', async () => {
  const content = "Code:\n  type: string\n  pattern: '^(a|a)*$'\nName: { type: string, pattern: '^a$' }\n";
  expect(await findIn('openapi/a.yaml', content)).toEqual([
    ['openapi/a.yaml:3', expect.stringMatching(/^exponential/)],
    ['openapi/a.yaml:4', undefined],
  ]);
});
