import type { LanguageTag } from './locales';

export interface DecimalPlaces {
  /** Default 0. */
  min?: number;
  /** Further ones are rounded, half away from zero. Default: `min`, but at least 3, as `Intl` has it. */
  max?: number;
}

/** Separates decimal places in a language. */
export function decimalSeparator(language: LanguageTag): string {
  return language === 'fr-CA' ? ',' : '.';
}

/**
 * Formats a number like `Intl.NumberFormat`, against which a test compares it. Avoids `Intl`, whose first formatter is the
 * longest task of hydration on a phone (docs/decisions/0030).
 *
 * @param value below 1e21, as in a price, a length or a count.
 */
export function formatNumber(value: number, language: LanguageTag, places: DecimalPlaces = {}): string {
  const { min = 0, max = Math.max(min, 3) } = places;
  const [integer = '', rest = ''] = String(roundToPlaces(Math.abs(value), max)).split('.');
  const decimals = rest.padEnd(min, '0');
  const grouped = integer.replace(/\B(?=(?:\d{3}){1,6}$)/g, language === 'fr-CA' ? '\u00a0' : ',');
  return (value < 0 ? '-' : '') + grouped + (decimals && decimalSeparator(language) + decimals);
}

/** Rounds the decimal number that JavaScript shows, not its binary value: 1.005 to 1.01. */
function roundToPlaces(value: number, places: number): number {
  return Number(`${Math.round(Number(`${value}e${places}`))}e-${places}`);
}
