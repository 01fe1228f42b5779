import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised } from '../text/testing/disguised';
import { completeCardExpiry, formatCardExpiry, parseCardExpiry } from './card-expiry';

test.each([
  ['', ''],
  ['09', '09'],
  ['092', '09/2'],
  ['092028', '09/2028'],
  ['09/2028', '09/2028'],
  ['09 - 20289', '09/2028'],
  ['12 / 2028', '12/2028'],
  ['۱۲/۲۰۲۸', '12/2028'],
  ['2028-12', '12/2028'],
  ['202812', '12/2028'],
  ['2028', '2028'],
])('%j is shown as %j', (typed, shown) => {
  expect(formatCardExpiry(typed)).toBe(shown);
  expect(formatCardExpiry(shown)).toBe(shown);
});

test.each([
  ['9', '9'],
  ['9/', '09/'],
  ['9/28', '09/28'],
  ['9 - 2028', '09 - 2028'],
  ['09/28', '09/28'],
  ['12/2028', '12/2028'],
])('%j is completed to %j', (typed, completed) => {
  expect(completeCardExpiry(typed)).toBe(completed);
  expect(completeCardExpiry(completed)).toBe(completed);
});

test.each([
  ['09/2028', { month: 9, year: 2028 }],
  ['12/28', { month: 12, year: 2028 }],
  [' 01/2030 ', { month: 1, year: 2030 }],
  ['00/2028', undefined],
  ['13/2028', undefined],
  ['9/2028', undefined],
  ['09/202', undefined],
  ['092028', undefined],
  ['', undefined],
])('%j is read as %j', (text, expiry) => {
  expect(parseCardExpiry(text)).toEqual(expiry);
});

const SEPARATOR = fc.constantFrom('', '/', ' / ', '-', '.');

test('an expiry typed, pasted or copied in any way is shown as MM/YYYY', () => {
  const typed = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }))
    .map(([month, year]) => [String(month).padStart(2, '0'), String(year)] as const)
    .chain(([month, year]) =>
      fc.tuple(
        fc.constant(`${month}/${year}`),
        fc.oneof(
          fc.tuple(disguised(month, 'number'), SEPARATOR, disguised(year, 'digits')),
          fc.tuple(disguised(year, 'number'), SEPARATOR, disguised(month, 'digits')),
        ),
      ),
    );
  fc.assert(
    fc.property(typed, ([shown, parts]) => {
      expect(formatCardExpiry(completeCardExpiry(parts.join('')))).toBe(shown);
    }),
    { numRuns: 500 },
  );
});
