/** One edit of an input by the shopper. */
export interface Edit {
  /** Value before the edit. */
  before: string;
  /** Value after the edit, unformatted. */
  typed: string;
  /** Caret position in `typed`. */
  caret: number;
  /** `inputType` of the input event, such as `deleteContentBackward`. */
  inputType: string;
}

export interface Masked {
  text: string;
  caret: number;
}

/** Formats digits for display and drops anything else. Idempotent. */
export type Format = (text: string) => string;

/**
 * Reapplies the mask after an edit. The caret stays after the same digit, whatever separators are inserted. Deleting a
 * separator deletes the adjacent digit, as the mask would restore the separator.
 */
export function remask({ before, typed, caret, inputType }: Edit, format: Format): Masked {
  let digits = digitsOf(typed);
  let ahead = digitsOf(typed.slice(0, caret)).length;
  const onlySignsWent = typed.length < before.length && digits === digitsOf(before);
  if (onlySignsWent && inputType === 'deleteContentBackward' && ahead > 0) {
    ahead -= 1;
    digits = digits.slice(0, ahead) + digits.slice(ahead + 1);
  } else if (onlySignsWent && inputType === 'deleteContentForward') {
    digits = digits.slice(0, ahead) + digits.slice(ahead + 1);
  }
  const text = format(digits);
  return { text, caret: placeAfter(text, ahead) };
}

/** Caret position after the given number of digits; after the last digit it is the end of the text. */
function placeAfter(text: string, digits: number): number {
  if (digits >= digitsOf(text).length) return text.length;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    const isDigit = /\d/.test(text.charAt(place));
    if (isDigit && seen === digits && digits === 0) return place;
    if (isDigit) seen += 1;
    if (isDigit && seen === digits) return place + 1;
  }
  return text.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
