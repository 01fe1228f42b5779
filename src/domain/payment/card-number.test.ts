import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised } from '../text/testing/disguised';
import { groupCardNumber } from './card-number';

test.each([
  ['', ''],
  ['4', '4'],
  ['4111', '4111'],
  ['41111', '4111 1'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  [' 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['４１１１ １１１１ １１１１ １１１１', '4111 1111 1111 1111'],
  ['3782 822463 10005', '3782 8224 6310 005'],
  ['41111111111111119', '4111 1111 1111 1111'],
])('%j is grouped as %j', (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped);
  expect(groupCardNumber(grouped)).toBe(grouped);
});

test('a number typed, pasted or copied in any way is shown in the same groups, of at most 19 characters', () => {
  const typed = fc
    .stringMatching(/^\d{12,16}$/)
    .chain((digits) => fc.tuple(fc.constant(digits), disguised(digits, 'digits')));
  fc.assert(
    fc.property(typed, ([digits, text]) => {
      const shown = groupCardNumber(text);
      expect(shown.replaceAll(' ', '')).toBe(digits);
      expect(shown).toMatch(/^(\d{4} )*\d{1,4}$/);
      expect(shown.length).toBeLessThanOrEqual(19);
    }),
    { numRuns: 500 },
  );
});
