const DIGITS = 10;

/** The digits of a phone number, without anything else. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether a phone number has exactly ten digits (000 §5). */
export function isValidPhone(text: string): boolean {
  return phoneDigits(text).length === DIGITS;
}

/**
 * A phone number as it is shown, also while it is typed: `(xxx) xxx - xxxx` (000 §5).
 *
 * More than ten digits stay visible at the end rather than being cut off: cutting a pasted "+1 415 555 2671" to ten
 * would make a valid number of someone else out of it.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange} - ${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}
