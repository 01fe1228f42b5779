const DIGIT_COUNT = 10;

/** Only the digits of a phone number. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether a phone number has exactly ten digits (000 §5). */
export function isValidPhone(text: string): boolean {
  return phoneDigits(text).length === DIGIT_COUNT;
}

/**
 * Formats a phone number for display, also while typing: `(xxx) xxx - xxxx` (000 §5).
 *
 * More than ten digits stay visible instead of being truncated: truncating a pasted "+1 415 555 2671" to ten digits
 * would result in someone else's valid number.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange} - ${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}
