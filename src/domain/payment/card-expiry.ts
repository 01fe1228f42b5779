import { digitsOf, toAsciiDigits } from '../text/typed-text';

/** The last month of a card; `month` 1 to 12. */
export interface CardExpiry {
  month: number;
  year: number;
}

const MAX_DIGITS = 6;

/**
 * Formats digits as MM/YYYY, also during typing (002 §5). Accepts a leading year, which browsers' values have: no month begins
 * with 20.
 */
export function formatCardExpiry(text: string): string {
  const typed = digitsOf(text).slice(0, MAX_DIGITS);
  const isYearFirst = typed.startsWith('20');
  if (isYearFirst && typed.length < MAX_DIGITS) return typed;
  const digits = isYearFirst ? typed.slice(4) + typed.slice(0, 4) : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Completes a single digit before a separator, so that the typed 9/28 is September 2028 and not 92/8. */
export function completeCardExpiry(typed: string): string {
  return toAsciiDigits(typed).replace(/^\s*([1-9])(?=\D)/, '0$1');
}

/** Parses MM/YYYY, and MM/YY, which browsers fill in; undefined for anything else. */
export function parseCardExpiry(text: string): CardExpiry | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
}
