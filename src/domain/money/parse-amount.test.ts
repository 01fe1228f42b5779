import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './cents';
import { parseAmount, toDecimal } from './parse-amount';

describe('parseAmount', () => {
  test.each([
    ['229.00000', 22900],
    ['19.9', 1990],
    ['0', 0],
    ['-0.00', 0],
    ['7.', 700],
    [' 12.34 ', 1234],
    ['-45.00000', -4500],
    [153, 15300],
    [0.07, 7],
    [1.1, 110],
  ])('%j is %i cents', (value, expected) => {
    expect(parseAmount(value)).toBe(expected);
  });

  test.each([
    ['1.00499', 100],
    ['1.005', 101],
    [1.005, 101],
    ['1.99500', 200],
    [8.325, 833],
    ['-1.005', -101],
  ])('%j rounds half up to %i cents', (value, expected) => {
    expect(parseAmount(value)).toBe(expected);
  });

  test.each(['', ' ', null, undefined, 'free', '$5', '1,234.50', '1e3', '.', Number.NaN, 1e21, '1.2.3'])(
    '%j is not an amount',
    (value) => {
      expect(parseAmount(value)).toBeUndefined();
    },
  );
});

describe('toDecimal', () => {
  test.each([
    [22900, '229.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-1234, '-12.34'],
  ])('%i cents are %s', (amount, expected) => {
    expect(toDecimal(cents(amount))).toBe(expected);
  });

  test('round-trips through parseAmount, as text and as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amount) => {
        const decimal = toDecimal(cents(amount));
        expect(parseAmount(decimal)).toBe(amount);
        expect(parseAmount(Number(decimal))).toBe(amount);
      }),
    );
  });
});
