import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES } from '../locale/locales';
import { cents } from './cents';
import { formatMoney } from './format-money';

test.each([
  ['lc-us', 123450, '$1,234.50'],
  ['es-us', 123450, '$1,234.50'],
  ['en-ca', 123450, '$1,234.50'],
  ['fr-ca', 123450, '1\u00a0234,50\u00a0$'],
  ['lc-us', 0, '$0.00'],
  ['lc-us', 5, '$0.05'],
  ['fr-ca', 5, '0,05\u00a0$'],
  ['lc-us', -1234, '-$12.34'],
] as const)('%s formats %i cents as %s', (locale, amount, expected) => {
  expect(formatMoney(cents(amount), locale)).toBe(expected);
});

test.each(LOCALE_CODES)('%s formats each amount as Intl does', (locale) => {
  const { languageTag, currency } = LOCALES[locale];
  // The narrow symbol is "$" in every locale; the default one may be "US$" or "CA$", depending on locale data.
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
      expect(formatMoney(cents(amount), locale)).toBe(format.format(amount / 100));
    }),
  );
});
