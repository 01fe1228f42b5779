import { expect, test } from 'vitest';
import { valueRanges } from './value-ranges';

test('evenly spaced runs become ranges, in numeric order', () => {
  // Steps of 0.50 up to -6.00, then 0.25.
  expect(valueRanges(['-6.00', '-7.00', '-6.50', '-5.75', '-5.50', '-5.25'])).toEqual([
    '-7.00\u00a0…\u00a0-6.00',
    '-5.75\u00a0…\u00a0-5.25',
  ]);
});

test('a value outside every run is listed alone', () => {
  expect(valueRanges(['10', '20', '30', '40', '90'])).toEqual(['10\u00a0…\u00a040', '90']);
});

test('short lists and non-numeric values do not change', () => {
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
