/**
 * Matches characters that copied text may contain and nobody sees: without width, such as a byte-order mark, control characters but
 * spaces, those that turn the direction of text, halves of characters. Excludes joiners of letters.
 */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}|(?!\s)\p{Cc}|\p{Cs}/gu;
const JOINERS_AT_ENDS = /^[\s\u200C\u200D]+|(?<![\s\u200C\u200D])[\s\u200C\u200D]+$/g;

/** Converts decimal digits of any script to ASCII digits, such as full-width, Arabic-Indic and Devanagari ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
    // The digits of a script follow each other, from its zero.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** Digits only, in ASCII. */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/**
 * Normalizes a typed or pasted line: composed letters (Unicode NFC), plain single spaces, none at the ends, and none that
 * nobody sees.
 */
export function cleanText(typed: string): string {
  return typed.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(JOINERS_AT_ENDS, '');
}

/** What encloses or ends a code that is copied from a sentence: use “SEE10”. A minus or decimal point may begin one. */
const BEFORE_CODE = /^["'(#„\p{Pi}\p{Pf}]+/u;
const AFTER_CODE = /(?<!["').,;:!?\p{Pi}\p{Pf}])["').,;:!?\p{Pi}\p{Pf}]+$/u;

/**
 * Normalizes a code of letters, digits and hyphens, such as a member ID, which cards print in groups, keyboards in other
 * widths, and emails in quotes.
 */
export function cleanCode(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(BEFORE_CODE, '')
    .replace(AFTER_CODE, '');
}

/** Returns a password as it is compared: RFC 8265 §4.2 (OpaqueString). Its spaces stay, as they are a part of it. */
export function cleanPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
