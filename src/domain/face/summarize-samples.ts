import type { FaceShape } from '@/domain/advisor/face-shape';
import { type FaceProportions, likelyFaceShapes } from './face-proportions';
import type { FaceSample } from './measure-face';

/** A value and how far it may be off. */
export interface Measured {
  /** Millimeters. */
  value: number;
  /** Millimeters to both sides, for two of three faces. */
  spread: number;
}

export interface FaceSummary {
  width: Measured;
  pupillaryDistance: Measured;
  /** The likeliest first. */
  shapes: readonly FaceShape[];
}

/** What remains however many pictures are taken, since irises differ: standard deviations of `npm run bench -- faces`. */
const LEAST_SPREAD = { width: 6, pupillaryDistance: 2.5 };
/** Makes the median absolute deviation comparable with a standard deviation. */
const DEVIATION_SCALE = 1.4826;

/**
 * The medians of several pictures of one face.
 *
 * @param samples at least one.
 */
export function summarizeSamples(samples: readonly FaceSample[]): FaceSummary {
  const names = Object.keys(samples[0]?.proportions ?? {}) as (keyof FaceProportions)[];
  const proportions = Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample.proportions[name]))]),
  ) as unknown as FaceProportions;
  return {
    width: measured(
      samples.map(({ width }) => width),
      LEAST_SPREAD.width,
    ),
    pupillaryDistance: measured(
      samples.map(({ pupillaryDistance }) => pupillaryDistance),
      LEAST_SPREAD.pupillaryDistance,
    ),
    shapes: likelyFaceShapes(proportions),
  };
}

function measured(values: readonly number[], leastSpread: number): Measured {
  const value = median(values);
  const deviation = DEVIATION_SCALE * median(values.map((other) => Math.abs(other - value)));
  return { value, spread: Math.hypot(deviation, leastSpread) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
