import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised } from '../text/testing/disguised';
import { formatPhone, hasExtension, isValidPhone, phoneDigits, phoneText } from './phone';

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
  ['+1 415 555 2671', '(415) 555 - 2671'],
  ['1-415-555-2671', '(415) 555 - 2671'],
  ['tel:+1-415-555-2671', '(415) 555 - 2671'],
  ['14155552671', '(415) 555 - 2671'],
  ['４１５５５５２６７１', '(415) 555 - 2671'],
  ['٤١٥ ٥٥٥ ٢٦٧١', '(415) 555 - 2671'],
  // Partial input.
  ['+', '+'],
  ['+1', '+1'],
  ['+14', '(4'],
  ['1', '(1'],
  ['1415555267', '(141) 555 - 5267'],
  // Must not turn a foreign number into ten digits, which would be somebody else's.
  ['+44 20 7946 0958', '+442079460958'],
  ['+47 21 49 63 10', '+4721496310'],
  ['00442079460958', '(004) 420 - 79460958'],
  // Takes no longer than a number does.
  ['1'.repeat(64), `(111) 111 - ${'1'.repeat(58)}`],
])('%j is formatted as %j', (text, expected) => {
  expect(formatPhone(text)).toBe(expected);
});

test.each([
  ['4155552671', true],
  ['(415) 555 - 2671', true],
  ['415555267', false],
  ['14155552671', true],
  ['24155552671', false],
  ['1415555267', true],
  ['+1415555267', false],
  ['+47 21 49 63 10', false],
  ['', false],
])('%j is valid: %s', (text, expected) => {
  expect(isValidPhone(text)).toBe(expected);
});

test.each([
  '415-555-2671 x123',
  '(415) 555 - 2671 ext. 123',
  '+1 415 555 2671 extension 12',
  '415 555 2671 poste 4',
  '415.555.2671#99',
  '4155552671,,5',
  'tel:+1-415-555-2671;ext=123',
])('the extension of %j is left out', (text) => {
  expect(formatPhone(text)).toBe('(415) 555 - 2671');
  expect(hasExtension(text)).toBe(true);
});

test.each([
  '4155552671',
  '(415) 555 - 2671',
  'tel:+1-415-555-2671',
  '415 x 555',
  '4a15.55',
  '+1 ٤١٥ ٥٥٥ ٢٦٧١',
])('%j has no extension', (text) => {
  expect(hasExtension(text)).toBe(false);
});

test('a number typed, pasted or copied in any way has the same ten digits', () => {
  const typed = fc
    .stringMatching(/^[2-9]\d{9}$/)
    .chain((digits) =>
      fc.tuple(
        fc.constant(digits),
        fc.constantFrom('', '1', '+1', 'tel:+1', ' + 1 ', '1-'),
        disguised(digits, 'digits'),
        fc.constantFrom('', ' x', ' ext. 7', ' poste 12', ';ext=3', '#4'),
      ),
    );
  fc.assert(
    fc.property(typed, ([digits, countryCode, number, extension]) => {
      const shown = formatPhone(countryCode + number + extension);
      expect(phoneDigits(shown)).toBe(digits);
      expect(shown).toBe(formatPhone(digits));
      expect(hasExtension(countryCode + number + extension)).toBe(extension !== '');
    }),
    { numRuns: 500 },
  );
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

test.each([
  ['4155552671', '(415)\u00a0555-2671'],
  ['(415) 555 - 2671', '(415)\u00a0555-2671'],
  ['+44 20 7946 0958', '+442079460958'],
  ['41555', '(415) 55'],
])('%s reads %s in a text', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
