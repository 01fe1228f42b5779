/** One edit of an input by the shopper. */
export interface InputEdit {
  /** Value before the edit. */
  previous: string;
  /** Value after the edit, unformatted. */
  typed: string;
  /** Caret position in `typed`. */
  caret: number;
  /** `inputType` of the input event, such as `deleteContentBackward`. */
  inputType: string;
}

/** Completes what was typed before it is formatted. Must leave what is complete unchanged. */
export type Completer = (typed: string) => string;

/** An edit with its text completed. What is deleted is not completed: it is about to be retyped. */
export function completeEdit(edit: InputEdit, complete: Completer): InputEdit {
  if (edit.inputType.startsWith('delete')) return edit;
  return { ...edit, typed: complete(edit.typed), caret: complete(edit.typed.slice(0, edit.caret)).length };
}

export interface MaskedText {
  text: string;
  caret: number;
}

/** Formats digits for display and drops anything else. Idempotent. */
export type Formatter = (text: string) => string;

/**
 * Reapplies the mask after an edit. The caret stays after the same digit, whatever separators are inserted. Deleting a
 * separator deletes the adjacent digit, as the mask would restore the separator.
 */
export function applyMask({ previous, typed, caret, inputType }: InputEdit, format: Formatter): MaskedText {
  let digits = digitsOf(typed);
  let digitsBeforeCaret = digitsOf(typed.slice(0, caret)).length;
  const onlySeparatorsDeleted = typed.length < previous.length && digits === digitsOf(previous);
  if (onlySeparatorsDeleted && inputType === 'deleteContentBackward' && digitsBeforeCaret > 0) {
    digitsBeforeCaret -= 1;
    digits = digits.slice(0, digitsBeforeCaret) + digits.slice(digitsBeforeCaret + 1);
  } else if (onlySeparatorsDeleted && inputType === 'deleteContentForward') {
    digits = digits.slice(0, digitsBeforeCaret) + digits.slice(digitsBeforeCaret + 1);
  }
  const text = format(digits);
  return { text, caret: caretAfterDigits(text, digitsBeforeCaret) };
}

/** Caret position after the given number of digits; after the last digit it is the end of the text. */
function caretAfterDigits(text: string, digits: number): number {
  if (digits >= digitsOf(text).length) return text.length;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const isDigit = /\d/.test(text.charAt(index));
    if (isDigit && count === digits && digits === 0) return index;
    if (isDigit) count += 1;
    if (isDigit && count === digits) return index + 1;
  }
  return text.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
