import { expect, test } from 'vitest';
import { annualSupply } from './annual-supply';

test.each([
  ['daily', 90, 4],
  ['daily', 30, undefined], // 12 boxes; a line holds 10
  ['two-week', 6, 4],
  ['two-week', 12, 2],
  ['two-week', 24, 1],
  ['monthly', 6, 2],
  ['monthly', 12, 1],
  ['monthly', 5, 3], // 2.4 boxes
  ['yearly', 6, undefined],
  ['toString', 6, undefined],
  ['daily', 0, undefined],
  ['daily', Number.NaN, undefined],
])('%s lenses, %i a box: %s boxes a year', (wear, boxSize, boxes) => {
  expect(annualSupply(wear, boxSize)).toBe(boxes);
});
