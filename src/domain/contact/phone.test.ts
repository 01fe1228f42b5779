import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isValidPhone, phoneDigits } from './phone';

test.each([
  ['4155552671', '(415) 555 - 2671'],
  ['415.555.2671', '(415) 555 - 2671'],
  ['(415) 555 - 2671', '(415) 555 - 2671'],
  ['', ''],
  ['abc', ''],
  ['4', '(4'],
  ['415', '(415'],
  ['4155', '(415) 5'],
  ['4155552', '(415) 555 - 2'],
  ['+1 415 555 2671', '(141) 555 - 52671'],
])('%j is formatted as %j', (text, expected) => {
  expect(formatPhone(text)).toBe(expected);
});

test.each([
  ['4155552671', true],
  ['(415) 555 - 2671', true],
  ['415555267', false],
  ['14155552671', false],
  ['', false],
])('%j is valid: %s', (text, expected) => {
  expect(isValidPhone(text)).toBe(expected);
});

test('formatting preserves the digits in order, and the validity', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(99_999_999_999), (text, number) => {
      const input = `${text}${number}`;
      const formatted = formatPhone(input);
      expect(phoneDigits(formatted)).toBe(phoneDigits(input));
      expect(formatPhone(formatted)).toBe(formatted);
      expect(isValidPhone(formatted)).toBe(isValidPhone(input));
    }),
  );
});
