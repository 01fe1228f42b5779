import { expect, test } from 'vitest';
import { valueRanges } from './value-ranges';

test('runs of an even step become ranges, in the order of the numbers', () => {
  // 0.50 apart down to -6.00, then 0.25 apart.
  expect(valueRanges(['-6.00', '-7.00', '-6.50', '-5.75', '-5.50', '-5.25'])).toEqual([
    '-7.00 … -6.00',
    '-5.75 … -5.25',
  ]);
});

test('a value that is in no run stands alone', () => {
  expect(valueRanges(['10', '20', '30', '40', '90'])).toEqual(['10 … 40', '90']);
});

test('a few values, and words, stay as they are', () => {
  expect(valueRanges(['8.4', '8.6'])).toEqual(['8.4', '8.6']);
  expect(valueRanges(['Low', 'Medium', 'High', 'Higher', 'Highest'])).toEqual([
    'Low',
    'Medium',
    'High',
    'Higher',
    'Highest',
  ]);
  expect(valueRanges([])).toEqual([]);
});
