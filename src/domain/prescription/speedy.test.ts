import { expect, test } from 'vitest';
import { isSpeedyLens } from './speedy';

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [undefined, true, false],
  [true, undefined, false],
])('package %s and prescription %s: %s', (isSpeedyRX, isSpeedyRXEligible, expected) => {
  expect(isSpeedyLens({ isSpeedyRX }, { isSpeedyRXEligible })).toBe(expected);
});

test('is false without a stored prescription or a lens', () => {
  expect(isSpeedyLens({ isSpeedyRX: true }, undefined)).toBe(false);
  expect(isSpeedyLens(undefined, { isSpeedyRXEligible: true })).toBe(false);
});
