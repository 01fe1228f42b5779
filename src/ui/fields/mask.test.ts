import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '@/domain/contact/phone';
import { groupCardNumber } from '@/domain/payment/card-number';
import { cleanText, digitsOf } from '@/domain/text/typed-text';
import { limitLength, maskDigits } from './mask';

/** Digits in groups, without the rules of a phone number. */
const formatDigits = (text: string) => digitsOf(text).replace(/(\d{3})(?=\d)/g, '$1 ');

/** Applies an edit. Input and output mark the caret with `|`. */
function applyEdit(previous: string, typedWithCaret: string, inputType = 'insertText'): string {
  const caret = typedWithCaret.indexOf('|');
  const typed = typedWithCaret.replace('|', '');
  const { text, caret: caretAfter } = maskDigits(formatPhone)({ previous, typed, caret, inputType });
  return `${text.slice(0, caretAfter)}|${text.slice(caretAfter)}`;
}

describe('typing', () => {
  test.each([
    ['', '4|', '(4|'],
    ['(415', '(4155|', '(415) 5|'],
    ['(415) 555', '(415) 5552|', '(415) 555 - 2|'],
    ['(415) 555', '(415) 555x|', '(415) 555|'],
    ['(415) 555 - 267', '(4|15) 555 - 267', '(4|15) 555 - 267'],
    ['(415) 555 - 267', '(94|15) 555 - 267', '(94|1) 555 - 5267'],
    ['(415) 555 - 267', '9|(415) 555 - 267', '(9|41) 555 - 5267'],
  ])('%j, then %j, shows %j', (previous, typed, expected) => {
    expect(applyEdit(previous, typed)).toBe(expected);
  });
});

describe('deleting', () => {
  test.each([
    ['a digit at the end', '(415) 5', '(415) |', 'deleteContentBackward', '(415|'],
    [
      'a digit in the middle',
      '(415) 555 - 2671',
      '(415) 55| - 2671',
      'deleteContentBackward',
      '(415) 55|2 - 671',
    ],
    [
      'the separator before the caret',
      '(415) 555 - 2671',
      '(415)|555 - 2671',
      'deleteContentBackward',
      '(41|5) 552 - 671',
    ],
    [
      'the separator after the caret',
      '(415) 555 - 2671',
      '(415| 555 - 2671',
      'deleteContentForward',
      '(415|) 552 - 671',
    ],
    ['the first bracket', '(415', '|415', 'deleteContentBackward', '(|415'],
    ['everything', '(415', '|', 'deleteContentBackward', '|'],
  ])('%s', (_, previous, typed, inputType, expected) => {
    expect(applyEdit(previous, typed, inputType)).toBe(expected);
  });
});

test('a pasted number replaces the selection', () => {
  expect(applyEdit('(415) 555 - 2671', '212.555.0100|', 'insertFromPaste')).toBe('(212) 555 - 0100|');
});

test('the caret stays before the same digits for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (left, right) => {
      const edit = { previous: '', typed: left + right, caret: left.length, inputType: '' };
      const { text, caret } = maskDigits(formatDigits)(edit);
      const digits = (part: string) => part.replace(/\D/g, '');
      expect(digits(text)).toBe(digits(left + right));
      expect(digits(text.slice(0, caret))).toBe(digits(left));
    }),
  );
});

test('a digit typed into a full field is left out, not the last one', () => {
  const edit = { previous: '', typed: '4111 1119 2222 3333 4', caret: 9, inputType: 'insertText' };
  expect(maskDigits(groupCardNumber)(edit)).toEqual({ text: '4111 1112 2223 3334', caret: 8 });
});

describe('the limit of a text', () => {
  const limit = limitLength(5, cleanText);
  const edit = (typedWithCaret: string) => {
    const caret = typedWithCaret.indexOf('|');
    const typed = typedWithCaret.replace('|', '');
    const { text, caret: after } = limit({ previous: '', typed, caret, inputType: 'insertText' });
    return `${text.slice(0, after)}|${text.slice(after)}`;
  };
  test.each([
    ['abcde|', 'abcde|'],
    ['abcdef|', 'abcde|'],
    ['abX|cde', 'ab|cde'],
    ['aXYZ|bcd', 'aX|bcd'],
    // Spaces around a pasted text cost nothing.
    ['  abcde \u00A0|', 'abcde|'],
    ['\u200Babcdefgh |', 'abcde|'],
    ['|abcdefgh', '|abcde'],
  ])('%j becomes %j', (typed, expected) => {
    expect(edit(typed)).toBe(expected);
  });
});
