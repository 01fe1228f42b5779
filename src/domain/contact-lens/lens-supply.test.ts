import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestSupply, MAX_BOXES } from './lens-supply';

test.each([
  ['daily', 90, 4],
  ['two-week', 6, 4],
  ['two-week', 12, 2],
  ['two-week', 24, 1],
  ['monthly', 6, 2],
  ['monthly', 12, 1],
  ['monthly', 5, 3], // 2.4 boxes
])('%s lenses, %i a box: a year takes %i boxes', (wear, boxSize, boxes) => {
  expect(largestSupply(wear, boxSize)).toEqual({ boxes, months: 12, yearBoxes: boxes });
});

test.each([
  ['daily', 30, 10, 12], // 300 days
  ['daily', 32, 10, 12], // 320 days, 10.67 months; a year takes 11.25 boxes
  ['daily', 5, 1, 72], // 50 days
  ['two-week', 1, 5, 24], // 20 weeks, counted as 5 months
])('%s lenses, %i a box: ten boxes last %i months, a year takes %i', (wear, boxSize, months, yearBoxes) => {
  expect(largestSupply(wear, boxSize)).toEqual({ boxes: 10, months, yearBoxes });
});

test.each([
  ['yearly', 6],
  ['toString', 6],
  ['daily', 0],
  ['daily', Number.NaN],
  ['daily', 2], // ten boxes last 20 days
])('%s lenses, %i a box: no supply', (wear, boxSize) => {
  expect(largestSupply(wear, boxSize)).toBeUndefined();
});

test('a supply fits a line and is never longer than its lenses last', () => {
  const perMonth = { daily: 30, 'two-week': 2, monthly: 1 } as const;
  const schedule = fc.constantFrom('daily', 'two-week', 'monthly');
  fc.assert(
    fc.property(schedule, fc.integer({ min: 1, max: 400 }), (wear, boxSize) => {
      const supply = largestSupply(wear, boxSize);
      if (!supply) return;
      expect(supply.boxes).toBeLessThanOrEqual(MAX_BOXES);
      expect(supply.boxes).toBeLessThanOrEqual(supply.yearBoxes);
      expect(supply.months * perMonth[wear]).toBeLessThanOrEqual(supply.boxes * boxSize);
    }),
  );
});
