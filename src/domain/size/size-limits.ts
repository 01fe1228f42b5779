import { toAsciiDigits } from '../text/typed-text';

/** An inclusive range in millimeters. */
export interface Limits {
  min: number;
  max: number;
}

export type SizeMeasure = 'eye' | 'bridge' | 'temple' | 'totalWidth';

/**
 * Plausible measurements. Adult frames have lenses of 40 to 62, bridges of 14 to 24 and temples of 120 to 150 mm; these
 * limits are a little wider, for children's and large frames. A number outside is mistyped, or in the wrong place.
 */
export const SIZE_LIMITS: Readonly<Record<SizeMeasure, Limits>> = {
  eye: { min: 36, max: 66 },
  bridge: { min: 10, max: 28 },
  temple: { min: 100, max: 165 },
  totalWidth: { min: 100, max: 165 },
};

export type MeasureError = 'missing' | 'not-a-number' | 'too-small' | 'too-large';

/** Parses a typed measurement in millimeters. Decimals may have a comma, and the unit may follow. */
export function readMeasure(measure: SizeMeasure, text: string): number | MeasureError {
  const trimmed = toAsciiDigits(text).trim();
  if (trimmed === '') return 'missing';
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mm)?$/i.exec(trimmed) ?? [];
  if (digits === undefined) return 'not-a-number';
  const value = Number(digits.replace(',', '.'));
  const { min, max } = SIZE_LIMITS[measure];
  if (value < min) return 'too-small';
  return value > max ? 'too-large' : value;
}
