import { expect, test } from 'vitest';
import { add, cents, clamp, multiply, percentOf, subtract, ZERO } from './cents';

test('sums are exact in cents', () => {
  expect(add(cents(10), cents(20))).toBe(30);
  expect(add()).toBe(ZERO);
  expect(subtract(cents(30), cents(10))).toBe(20);
  expect(subtract(cents(10), cents(30))).toBe(-20);
});

test('multiplying never returns negative zero', () => {
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

test('clamp limits an amount to its bounds', () => {
  expect(clamp(cents(-1), ZERO, cents(10))).toBe(0);
  expect(clamp(cents(11), ZERO, cents(10))).toBe(10);
  expect(clamp(cents(7), ZERO, cents(10))).toBe(7);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not a number of cents', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test('rejects a fractional quantity', () => {
  expect(() => multiply(cents(100), 1.5)).toThrow(RangeError);
});
