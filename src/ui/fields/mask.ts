/** One change of an input's text by the shopper. */
export interface Edit {
  /** What the input showed before. */
  before: string;
  /** What stands in it now, unformatted. */
  typed: string;
  /** Where the caret is in `typed`. */
  caret: number;
  /** The input event's own word, such as `deleteContentBackward`. */
  inputType: string;
}

export interface Masked {
  text: string;
  caret: number;
}

/** Writes digits as they are shown; anything else in the text is dropped. Settles: a formatted text stays as it is. */
export type Format = (text: string) => string;

/**
 * What a field of digits shows after a change, and where the caret stands: after the same digit as before, however many
 * brackets and slashes came in between. Deleting one of those deletes the digit beside it, else nothing would happen.
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

/** The place in a text that has this many digits before it: at its end after the last one, else right after the digit. */
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
