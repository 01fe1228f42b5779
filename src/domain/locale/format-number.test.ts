import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSeparator, formatNumber } from './format-number';
import { LOCALE_CODES, LOCALES } from './locales';

/** Not in exponential notation. */
const numbers = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));
const decimalPlaces = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([min, more]) => ({ min, max: min + more }));

describe.each(LOCALE_CODES.map((code) => LOCALES[code].languageTag))('numbers in %s', (language) => {
  it('are those of Intl', () => {
    fc.assert(
      fc.property(numbers, decimalPlaces, (value, { min, max }) => {
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: min,
          maximumFractionDigits: max,
        });
        expect(formatNumber(value, language, { min, max })).toBe(format.format(value));
      }),
    );
  });

  it('have up to three decimal places by default', () => {
    const format = new Intl.NumberFormat(language);
    for (const value of [0, 7, 1234, 0.5, 1.0005, -12.25])
      expect(formatNumber(value, language)).toBe(format.format(value));
  });

  it('have the decimal separator of Intl', () => {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    expect(decimalSeparator(language)).toBe(parts.find(({ type }) => type === 'decimal')?.value);
  });
});
