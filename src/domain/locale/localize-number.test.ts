import { expect, test } from 'vitest';
import { localizeNumber } from './localize-number';

test.each([
  ['-12.00 … -6.00', 'fr-CA', '−12,00 … −6,00'],
  ['+6.00', 'en-CA', '+6.00'],
  ['8.5', 'es-US', '8.5'],
  ['14', 'fr-CA', '14'],
] as const)('%s in %s is %s', (text, languageTag, expected) => {
  expect(localizeNumber(text, languageTag)).toBe(expected);
});
