import { digitsOf, toAsciiDigits } from '../text/typed-text';

const DIGIT_COUNT = 10;

/**
 * Ten digits or more, and a word or sign behind them, which an extension follows: "x 12", "ext. 12", "poste 12", "#12" and
 * ";ext=12".
 */
const WITH_EXTENSION = /^((?:\D*\d){10}(?:[^\p{L}\d#,;*]*\d)*)\D*?[\p{L}#,;*]/u;

/** Returns only the digits of a phone number, without the country code 1 and without an extension. */
export function phoneDigits(text: string): string {
  const number = withoutExtension(text);
  const digits = digitsOf(number);
  const hasCountryCode = digits.length === DIGIT_COUNT + 1 && digits.startsWith('1');
  return hasCountryCode || /^\D*\+\s*1/.test(number) ? digits.slice(1) : digits;
}

/**
 * Returns whether an extension follows the number. The ten digits do not include it, so a field must say that it is dropped.
 */
export function hasExtension(text: string): boolean {
  return withoutExtension(text) !== toAsciiDigits(text);
}

/** Returns whether a phone number has exactly ten digits (000 §5), and no country code but 1. */
export function isValidPhone(text: string): boolean {
  return phoneDigits(text).length === DIGIT_COUNT && !isForeign(text);
}

/**
 * Formats the phone number of a field, also while typing: `(xxx) xxx - xxxx` (000 §5). The country code 1 is shown until a
 * digit follows it.
 *
 * More than ten digits, and the sign of another country's code, stay visible: dropping them from a pasted "+44 20 7946 0958"
 * or "+47 21 49 63 10" would result in someone else's valid number.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (isForeign(text)) return `+${digits}`;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange} - ${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  if (area) return `(${area}`;
  return /^\D*(\+1?)/.exec(toAsciiDigits(text))?.[1] ?? '';
}

/** Returns a phone number in a text, which no line breaks: `(xxx) xxx-xxxx`. */
export function phoneText(text: string): string {
  return formatPhone(text).replace(/^(\(\d{3}\)) (\d{3}) - /, '$1\u00a0$2-');
}

function isForeign(text: string): boolean {
  return /^\D*\+\s*[02-9]/.test(toAsciiDigits(text));
}

function withoutExtension(text: string): string {
  const plain = toAsciiDigits(text);
  return WITH_EXTENSION.exec(plain)?.[1] ?? plain;
}
