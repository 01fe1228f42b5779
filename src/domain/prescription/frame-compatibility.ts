import { EYES, type Eye } from './eye';
import type { TotalPowerRange } from './total-power-range';

/** Values of one eye, in diopters; the sphere is undefined until selected. */
export interface EyeValues {
  readonly sphere?: number | undefined;
  readonly cylinder?: number | undefined;
}

/** The reason why one eye does not fit: its largest absolute power and the exceeded limit, in diopters. */
export interface PowerOutsideRange {
  readonly eye: Eye;
  readonly problem: 'below-minimum' | 'above-maximum';
  readonly power: number;
  readonly limit: number;
}

/** Result of the compatibility rule, with reasons. */
export type FrameCompatibility =
  | { readonly status: 'compatible' }
  /** The sphere of these eyes is missing; both are required (003 §5). */
  | { readonly status: 'missing-values'; readonly eyes: readonly Eye[] }
  | { readonly status: 'incompatible'; readonly reasons: readonly PowerOutsideRange[] };

/** Returns the largest absolute power of an eye, in diopters: of the sphere, and of sphere plus cylinder. */
export function largestAbsolutePower(sphere: number, cylinder: number = 0): number {
  return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));
}

/**
 * Checks a prescription against a frame (003 §5): for each eye the largest absolute power must be within the frame's range,
 * ends included. The result names every eye that does not fit, and why.
 */
export function frameCompatibility(
  values: Readonly<Record<Eye, EyeValues>>,
  range: TotalPowerRange,
): FrameCompatibility {
  const missing = EYES.filter((eye) => values[eye].sphere === undefined);
  if (missing.length > 0) return { status: 'missing-values', eyes: missing };
  const reasons = EYES.flatMap((eye) => outsideRange(eye, values[eye], range));
  return reasons.length > 0 ? { status: 'incompatible', reasons } : { status: 'compatible' };
}

function outsideRange(
  eye: Eye,
  { sphere = 0, cylinder }: EyeValues,
  range: TotalPowerRange,
): PowerOutsideRange[] {
  const power = largestAbsolutePower(sphere, cylinder);
  if (power < range.min) return [{ eye, problem: 'below-minimum', power, limit: range.min }];
  if (power > range.max) return [{ eye, problem: 'above-maximum', power, limit: range.max }];
  return [];
}
