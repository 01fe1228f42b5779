import { digitsOf, toAsciiDigits } from '@/domain/text/typed-text';

/** One edit of an input by the shopper: keystroke, paste, autofill, or a text that was composed with an input method. */
export interface InputEdit {
  /** Value before the edit. */
  previous: string;
  /** Value after the edit. */
  typed: string;
  /** Caret position in `typed`. */
  caret: number;
  /** `inputType` of the input event, such as `deleteContentBackward`. */
  inputType: string;
}

/** Content of the field after an edit. */
export interface EditedText {
  text: string;
  caret: number;
}

/** Computes the content of a field after an edit. Must leave its result unchanged when applied again. */
export type Rewrite = (edit: InputEdit) => EditedText;

/** Formats digits for display and drops anything else. Idempotent. */
export type Formatter = (text: string) => string;

/** Completes typed text before it is formatted. Must leave complete text unchanged. */
export type Completer = (typed: string) => string;

/** Rewrites a field of digits with separators. Does not complete a deletion, because the shopper is about to retype. */
export function maskDigits(format: Formatter, complete: Completer = (typed) => typed): Rewrite {
  return (edit) =>
    applyMask(edit, (text) => format(edit.inputType.startsWith('delete') ? text : complete(text)));
}

/**
 * Reapplies the mask after an edit. The caret stays before the same digits, whatever separators are inserted. Deleting a
 * separator deletes the adjacent digit, because the mask would restore the separator. Drops a digit that is typed into a full
 * field, instead of the last one.
 */
function applyMask({ previous, typed, caret, inputType }: InputEdit, format: Formatter): EditedText {
  let before = toAsciiDigits(typed.slice(0, caret));
  let after = toAsciiDigits(typed.slice(caret));
  if (typed.length < previous.length && digitsOf(typed) === digitsOf(previous)) {
    if (inputType === 'deleteContentBackward') before = digitsOf(before).slice(0, -1);
    if (inputType === 'deleteContentForward') after = digitsOf(after).slice(1);
  }
  const digits = digitsOf(before + after);
  const formatted = digitsOf(format(before + after));
  if (
    inputType === 'insertText' &&
    after !== '' &&
    formatted.length < digits.length &&
    digits.startsWith(formatted)
  ) {
    before = before.slice(0, formatted.length - digits.length);
  }
  const text = format(before + after);
  return { text, caret: caretBeforeDigits(text, digitsOf(after).length) };
}

/**
 * Returns the caret position before the last `digitsAfter` digits, directly after the digit that precedes them; the end for
 * none.
 */
function caretBeforeDigits(text: string, digitsAfter: number): number {
  if (digitsAfter === 0) return text.length;
  const positions = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const first = Math.max(0, positions.length - digitsAfter);
  return first === 0 ? (positions[0] ?? text.length) : (positions[first - 1] ?? 0) + 1;
}

/**
 * Limits the length of a text, ignoring characters that cleaning drops: spaces around a pasted text cost nothing. Like an input
 * with `maxlength`, it cuts the excess from the insertion.
 */
export function limitLength(maxLength: number, clean: (typed: string) => string): Rewrite {
  return ({ typed, caret }) => {
    if (typed.length <= maxLength) return { text: typed, caret };
    const text = clean(typed);
    const end = Math.max(0, text.length - (typed.length - caret));
    const start = Math.max(0, end - Math.max(0, text.length - maxLength));
    return { text: (text.slice(0, start) + text.slice(end)).slice(0, maxLength), caret: start };
  };
}
