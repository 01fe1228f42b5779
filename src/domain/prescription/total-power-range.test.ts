import { expect, test } from 'vitest';
import { totalPowerRange } from './total-power-range';

test.each([
  [0, 8, { min: 0, max: 8 }],
  ['0.25', ' 6.00 ', { min: 0.25, max: 6 }],
  [4, 4, { min: 4, max: 4 }],
  [undefined, undefined, { min: -99, max: 99 }],
  ['', null, { min: -99, max: 99 }],
  [1, undefined, { min: 1, max: 99 }],
  ['abc', 5, { min: -99, max: 5 }],
  [Number.NaN, Number.POSITIVE_INFINITY, { min: -99, max: 99 }],
  // Each end alone, since an invalid one would make the other invalid, too.
  [Number.NaN, 5, { min: -99, max: 5 }],
  [1, Number.NaN, { min: 1, max: 99 }],
  [Number.NEGATIVE_INFINITY, 5, { min: -99, max: 5 }],
  [1, Number.POSITIVE_INFINITY, { min: 1, max: 99 }],
  ['-Infinity', 5, { min: -99, max: 5 }],
  [1, 'Infinity', { min: 1, max: 99 }],
  [' ', 5, { min: -99, max: 5 }],
  [8, 2, { min: -99, max: 99 }],
  [true, {}, { min: -99, max: 99 }],
])('%j to %j is %j', (min, max, expected) => {
  expect(totalPowerRange(min, max)).toEqual(expected);
});
