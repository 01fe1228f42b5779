import type { FaceShape } from '@/domain/advisor/face-shape';
import { likelyFaceShapes, proportionsBy } from './face-proportions';
import { type FaceSample, type FoundFace, measureFace, type Picture } from './measure-face';
import { median } from './median';

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
  /** The most likely first. */
  shapes: readonly FaceShape[];
}

/**
 * Uncertainty that more pictures do not reduce: standard deviations from `npm run bench -- faces`. Iris sizes vary between
 * people; a card reveals the shopper's. The width also depends on the shape of the head, which a card does not reveal.
 */
const LEAST_SPREAD = {
  byIris: { width: 6, pupillaryDistance: 2.5 },
  byCard: { width: 6, pupillaryDistance: 2 },
};
/** Makes the median absolute deviation comparable with a standard deviation. */
const DEVIATION_SCALE = 1.4826;

/** A face without a problem, and the picture that it was found in. */
export interface SeenFace {
  face: FoundFace;
  picture: Picture;
}

/**
 * Returns the medians of several pictures of one face.
 *
 * @param faces at least one.
 * @param irisWidth in millimeters, by irises and a card together.
 */
export function summarizeFaces(faces: readonly SeenFace[], irisWidth?: number): FaceSummary {
  const samples = faces.map(({ face, picture }) => measureFace(face, picture, irisWidth));
  return summarizeSamples(samples, irisWidth === undefined ? LEAST_SPREAD.byIris : LEAST_SPREAD.byCard);
}

/** @param samples at least one. */
export function summarizeSamples(
  samples: readonly FaceSample[],
  leastSpread = LEAST_SPREAD.byIris,
): FaceSummary {
  const proportions = proportionsBy((name) => median(samples.map((sample) => sample.proportions[name])));
  return {
    width: measured(
      samples.map(({ width }) => width),
      leastSpread.width,
    ),
    pupillaryDistance: measured(
      samples.map(({ pupillaryDistance }) => pupillaryDistance),
      leastSpread.pupillaryDistance,
    ),
    shapes: likelyFaceShapes(proportions),
  };
}

function measured(values: readonly number[], leastSpread: number): Measured {
  const value = median(values);
  const deviation = DEVIATION_SCALE * median(values.map((other) => Math.abs(other - value)));
  return { value, spread: Math.hypot(deviation, leastSpread) };
}
