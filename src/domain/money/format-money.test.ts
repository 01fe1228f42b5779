import { expect, test } from 'vitest';
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
