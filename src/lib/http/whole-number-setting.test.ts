import { expect, it } from 'vitest';
import { wholeNumberSetting } from './whole-number-setting';

const read = (setting: string | undefined) => wholeNumberSetting('PORT', [1, 100], setting);

it.each([
  ['1', 1],
  ['100', 100],
  [' 20 ', 20],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('reads %j as %j', (setting, number) => {
  expect(read(setting)).toBe(number);
});

it.each(['0', '101', '-1', '2.5', '1e1', '0x10', 'abc'])('rejects %s', (setting) => {
  expect(() => read(setting)).toThrow(`PORT must be a whole number from 1 to 100, not "${setting}".`);
});
