import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised } from '../text/testing/disguised';
import { normalizePostalCode } from './postal-code';

test.each([
  ['45040', '45040'],
  [' 45040 ', '45040'],
  ['45040-1234', '45040-1234'],
  ['450401234', '45040-1234'],
  ['４５０４０', '45040'],
  ['\u200B45040–1234\u00A0', '45040-1234'],
  ['4504', undefined],
  ['45040-12', undefined],
  ['G1K 3B5', undefined],
  ['', undefined],
])('%j in the US is %j', (text, code) => {
  expect(normalizePostalCode(text, 'us')).toBe(code);
});

test.each([
  ['G1K 3B5', 'G1K 3B5'],
  ['g1k3b5', 'G1K 3B5'],
  ['g1k-3b5', 'G1K 3B5'],
  ['D1K 3B5', undefined],
  ['W1K 3B5', undefined],
  ['G1O 3B5', undefined],
  ['G1K 3W5', 'G1K 3W5'],
  ['45040', undefined],
])('%j in Canada is %j', (text, code) => {
  expect(normalizePostalCode(text, 'ca')).toBe(code);
});

test('a code typed, pasted or copied in any way is the same', () => {
  const letters = 'ABCEGHJKLMNPRSTVXY';
  const letter = fc.constantFrom(...letters);
  const digit = fc.constantFrom(...'0123456789');
  const canadian = fc
    .tuple(letter, digit, letter, digit, letter, digit)
    .map((code) => ['ca' as const, code.join('')] as const);
  const american = fc.stringMatching(/^\d{5}$/).map((code) => ['us' as const, code] as const);
  const typed = fc
    .oneof(canadian, american)
    .chain(([country, code]) =>
      fc.tuple(fc.constant(country), fc.constant(code), disguised(code, 'code'), fc.boolean()),
    );
  fc.assert(
    fc.property(typed, ([country, code, text, isLower]) => {
      const normalized = normalizePostalCode(isLower ? text.toLowerCase() : text, country);
      expect(normalized?.replace(' ', '')).toBe(code);
    }),
    { numRuns: 500 },
  );
});
