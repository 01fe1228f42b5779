import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { oneTimeCode, stepAt, stepOfCode, toBase32 } from './one-time-code';

const KEY = toBase32(utf8ToBytes('12345678901234567890'));

it('writes bytes in base 32 (RFC 4648 §10)', () => {
  expect(toBase32(utf8ToBytes('foobar'))).toBe('MZXW6YTBOI');
  expect(KEY).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

// RFC 6238, appendix B; seconds since the epoch.
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(oneTimeCode(KEY, stepAt(seconds * 1000), 8)).toBe(code);
});

it('takes the code of the step before and after, each once', () => {
  const now = 1_234_567_890_000;
  const step = stepAt(now);
  const codeOf = (steps: number) => oneTimeCode(KEY, step + steps);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(KEY, codeOf(steps), { now }))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(stepOfCode(KEY, codeOf(0), { now, usedStep: step })).toBeUndefined();
  expect(stepOfCode(KEY, codeOf(-1), { now, usedStep: step })).toBeUndefined();
  expect(stepOfCode(KEY, codeOf(1), { now, usedStep: step })).toBe(step + 1);
});
