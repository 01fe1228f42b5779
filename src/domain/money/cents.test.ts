import { expect, test } from 'vitest';
import { add, cents, clamp, multiply, percentOf, subtract, ZERO } from './cents';

test('sums of dollars that floats get wrong are right in cents', () => {
  expect(add(cents(10), cents(20))).toBe(30);
  expect(add()).toBe(ZERO);
  expect(subtract(cents(30), cents(10))).toBe(20);
  expect(subtract(cents(10), cents(30))).toBe(-20);
});

test('a quantity multiplies and never leaves a negative zero', () => {
  expect(multiply(cents(1999), 3)).toBe(5997);
  expect(Object.is(multiply(cents(-5), 0), 0)).toBe(true);
});

test.each([
  [18000, 40, 7200],
  [15300, 15, 2295],
  [1, 50, 1],
  [999, 12.5, 125],
  [999, 0, 0],
  [999, 100, 999],
])('%i cents: %d %% is %i', (amount, percent, expected) => {
  expect(percentOf(cents(amount), percent)).toBe(expected);
});

test('an amount is kept within its bounds', () => {
  expect(clamp(cents(-1), ZERO, cents(10))).toBe(0);
  expect(clamp(cents(11), ZERO, cents(10))).toBe(10);
  expect(clamp(cents(7), ZERO, cents(10))).toBe(7);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no number of cents', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test('a part of a piece has no price', () => {
  expect(() => multiply(cents(100), 1.5)).toThrow(RangeError);
});
