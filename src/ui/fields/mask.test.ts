import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '@/domain/contact/phone';
import { applyMask } from './mask';

/** Input and output mark the caret with `|`. */
function applyEdit(previous: string, typedWithCaret: string, inputType = 'insertText'): string {
  const caret = typedWithCaret.indexOf('|');
  const typed = typedWithCaret.replace('|', '');
  const { text, caret: caretAfter } = applyMask({ previous, typed, caret, inputType }, formatPhone);
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

test('the caret stays after the same digit for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (left, right) => {
      const typed = left + right;
      const { text, caret } = applyMask(
        { previous: '', typed, caret: left.length, inputType: '' },
        formatPhone,
      );
      const digits = (part: string) => part.replace(/\D/g, '');
      expect(digits(text)).toBe(digits(typed));
      expect(digits(text.slice(0, caret))).toBe(digits(left));
    }),
  );
});
