import { decimalSeparator } from '../locale/format-number';
import type { LanguageTag } from '../locale/locales';

const MINUS_SIGN = '\u2212';

/** Terms for zero power on a prescription. Not DS and SPH: they say that an eye has a sphere only, of any power. */
const PLANO_TERMS: ReadonlySet<string> = new Set(['plano', 'pl']);

/** Returns whether a power formats as 0.00. */
export function isPlano(power: number): boolean {
  return toHundredths(power) === 0;
}

/** Formats a power for display, with a sign and a real minus: "+1.25", "−0.75", "0.00"; in French "+1,25". */
export function formatDiopters(power: number, languageTag: LanguageTag = 'en-US'): string {
  return withDecimalMark(toSignedDecimal(power).replace('-', MINUS_SIGN), languageTag);
}

/** Writes a decimal point in the notation of a language: French has a decimal comma. */
export function withDecimalMark(decimal: string, languageTag: LanguageTag): string {
  return decimal.replace('.', decimalSeparator(languageTag));
}

/** Formats a power for the commerce API: "+1.25", "-0.75", "0.00". */
export function toSignedDecimal(power: number): string {
  const hundredths = toHundredths(power);
  const text = (Math.abs(hundredths) / 100).toFixed(2);
  if (hundredths === 0) return text;
  return `${hundredths < 0 ? '-' : '+'}${text}`;
}

/**
 * Parses a power with or without a sign, with a real minus or a hyphen, with a comma or a point, or as a term for zero
 * power ("plano", "PL"). Undefined for anything else.
 */
export function parseDiopters(text: string): number | undefined {
  const normalized = text.trim().replace(MINUS_SIGN, '-').replace(',', '.');
  if (PLANO_TERMS.has(normalized.toLowerCase())) return 0;
  if (!/^[+-]?\d{1,2}(\.\d{0,3})?$/.test(normalized)) return undefined;
  // Adding 0 turns -0 into 0.
  return Number(normalized) + 0;
}

function toHundredths(power: number): number {
  return Math.round(power * 100);
}
