import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disguised, SCRIPTS } from './testing/disguised';
import { cleanCode, cleanPassword, cleanText, digitsOf, toAsciiDigits } from './typed-text';

test.each(SCRIPTS)('the digits of the script that begins with %s become ASCII digits', (zero) => {
  const digits = Array.from({ length: 10 }, (_, value) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + value),
  );
  expect(toAsciiDigits(digits.join(''))).toBe('0123456789');
});

test('other numbers are no digits', () => {
  expect(toAsciiDigits('½ Ⅳ ² 9')).toBe('½ Ⅳ ² 9');
});

test.each([
  ['  Ana\u00A0 Maria\t', 'Ana Maria'],
  ['\uFEFFJose\u0301\u200B', 'José'],
  ['\u200FO’Neill\u200E', 'O’Neill'],
  ['An\u0000a\u001B Ma\u202Eria\u2069\uD83D', 'Ana Maria'],
  // Persian writes a joiner inside a name.
  ['علی\u200Cرضا\u200C', 'علی\u200Cرضا'],
  ['\u00A0\u200B ', ''],
])('the text %j is %j', (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

test.each([
  [' M 100 2003 ', 'M1002003'],
  ['Ｍ－１００２００３', 'M-1002003'],
  ['PLAN–A1', 'PLAN-A1'],
  ['M_1', 'M_1'],
  ['“SEE10”.', 'SEE10'],
  ['«\u00A0SEE10\u00A0»', 'SEE10'],
  ['#90110001,', '90110001'],
  ['(M1002003)', 'M1002003'],
  ['.50', '.50'],
  ['-2.25', '-2.25'],
])('the code %j is %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

describe('a password', () => {
  test('is the same in each Unicode form', () => {
    expect(cleanPassword('Ge\u0301ranium-42')).toBe(cleanPassword('G\u00E9ranium-42'));
  });
  test('keeps its spaces, case and width', () => {
    expect(cleanPassword(' a\u00A0B\u3000１ ')).toBe(' a B １ ');
  });
});

describe('typed, pasted or copied in any way', () => {
  const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,20}( [A-Za-zÀ-ÖØ-öø-ÿ]{1,20}){0,3}$/);
  const code = fc.stringMatching(/^[A-Za-z0-9]{1,12}(-[A-Za-z0-9]{1,12}){0,2}$/);

  test('a name stays the same', () => {
    fc.assert(
      fc.property(
        letters.chain((name) => fc.tuple(fc.constant(name.normalize('NFC')), disguised(name, 'text'))),
        ([name, typed]) => {
          expect(cleanText(typed)).toBe(name);
          expect(cleanText(cleanText(typed))).toBe(name);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a code stays the same', () => {
    fc.assert(
      fc.property(
        code.chain((text) => fc.tuple(fc.constant(text), disguised(text, 'code'))),
        ([text, typed]) => {
          expect(cleanCode(typed)).toBe(text);
          expect(cleanCode(text)).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('digits stay the same', () => {
    fc.assert(
      fc.property(
        fc
          .stringMatching(/^\d{1,16}$/)
          .chain((text) => fc.tuple(fc.constant(text), disguised(text, 'digits'))),
        ([text, typed]) => {
          expect(digitsOf(typed)).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a password stays the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('NFC', 'NFD'),
        (password, form) => {
          expect(cleanPassword(password.normalize(form))).toBe(cleanPassword(password));
        },
      ),
      { numRuns: 500 },
    );
  });
});
