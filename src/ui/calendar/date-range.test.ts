import { describe, expect, test } from 'vitest';
import { clampToRange, isOutside, slideStart } from './date-range';

const range = { min: new Date(1920, 0, 15), max: new Date(2026, 5, 15) };

describe('isOutside with January 15, 1920 to June 15, 2026', () => {
  test.each([
    ['day', new Date(1920, 0, 14), true],
    ['day', new Date(1920, 0, 15), false],
    ['day', new Date(2026, 5, 15), false],
    ['day', new Date(2026, 5, 16), true],
    ['month', new Date(1919, 11, 31), true],
    ['month', new Date(1920, 0, 1), false],
    ['month', new Date(2026, 5, 30), false],
    ['month', new Date(2026, 6, 1), true],
    ['year', new Date(1919, 11, 31), true],
    ['year', new Date(1920, 0, 1), false],
    ['year', new Date(2026, 11, 31), false],
    ['year', new Date(2027, 0, 1), true],
  ] as const)('the %s of %s: %s', (period, date, outside) => {
    expect(isOutside(date, period, range)).toBe(outside);
  });

  test('nothing is outside without a range', () => {
    expect(isOutside(new Date(1, 0, 1), 'day', {})).toBe(false);
  });
});

test('clamps a date to the range', () => {
  expect(clampToRange(new Date(1900, 0, 1), range)).toEqual(range.min);
  expect(clampToRange(new Date(2030, 0, 1), range)).toEqual(range.max);
  expect(clampToRange(new Date(2000, 0, 1), range)).toEqual(new Date(2000, 0, 1));
});

test.each([
  [1920, 28, range, 1920],
  [1947, 28, range, 1920],
  [1948, 28, range, 1948],
  [2010, 28, range, 2004],
  [2026, 12, range, 2016],
  [2026, 12, {}, 2016],
  [2015, 12, {}, 2004],
])('year %i with %i years per slide: %j starts at %i', (year, perSlide, limits, start) => {
  expect(slideStart(year, perSlide, limits)).toBe(start);
});
