import { toAsciiDigits } from '@/domain/text/typed-text';

/** A sign, digits, and a fraction, which is dropped. Neither exponents nor hexadecimal numbers: nobody orders 1e2 boxes. */
const NUMBER = /^\s*([+-]?\d{1,9})(?:[.,]\d*)?\s*$/;

/**
 * Parses typed text into an integer from `min` to `max`, truncating fractions.
 * Returns `fallback` for text that is not a number.
 */
export function clampQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = NUMBER.exec(toAsciiDigits(text))?.[1];
  return typed === undefined ? fallback : Math.min(max, Math.max(min, Number(typed)));
}

/** Returns whether the typed text means this quantity, so that it was not corrected. */
export function isQuantity(text: string, quantity: number): boolean {
  return Number(toAsciiDigits(text).trim() || Number.NaN) === quantity;
}
