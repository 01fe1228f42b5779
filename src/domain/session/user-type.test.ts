import { expect, test } from 'vitest';
import { isGenericUser, userType } from './user-type';

test.each([
  [-1002, undefined, 'G'],
  ['-1002', 'G', 'G'],
  [-1002, 'R', 'G'],
  [510044, 'G', 'G'],
  [510044, 'R', 'R'],
  [510044, undefined, 'R'],
  ['510044', 'A', 'R'],
])('runAsId %j with registerType %j is %s', (runAsId, registerType, expected) => {
  expect(userType({ runAsId, registerType })).toBe(expected);
});

test('recognizes the generic user as number and as text', () => {
  expect(isGenericUser(-1002)).toBe(true);
  expect(isGenericUser('-1002')).toBe(true);
  expect(isGenericUser(1002)).toBe(false);
  expect(isGenericUser('')).toBe(false);
});
