import type { FaceShape } from '@/domain/advisor/face-shape';
import { type FacePointName, type FacePoints, facePoint } from './face-points';

/** Distances of a face in widths of its cheekbones. */
export interface FaceProportions {
  length: number;
  forehead: number;
  upperForehead: number;
  jawAngle: number;
  jaw: number;
  chin: number;
}

type Distance = readonly [FacePointName | number, FacePointName | number];

const DISTANCES: Readonly<Record<keyof FaceProportions, Distance>> = {
  length: ['foreheadTop', 'chin'],
  forehead: ['foreheadRight', 'foreheadLeft'],
  upperForehead: [103, 332],
  jawAngle: [58, 288],
  jaw: ['jawRight', 'jawLeft'],
  chin: ['chinRight', 'chinLeft'],
};

const NAMES = Object.keys(DISTANCES) as (keyof FaceProportions)[];

/** Measures the distances of a face. They have no unit, so the distance to the camera does not matter. */
export function faceProportions(points: FacePoints): FaceProportions {
  const width = seenDistance(points, ['cheekRight', 'cheekLeft']);
  return proportionsBy((name) => seenDistance(points, DISTANCES[name]) / width);
}

/** Proportions of which a function has each. */
export function proportionsBy(proportion: (name: keyof FaceProportions) => number): FaceProportions {
  return {
    length: proportion('length'),
    forehead: proportion('forehead'),
    upperForehead: proportion('upperForehead'),
    jawAngle: proportion('jawAngle'),
    jaw: proportion('jaw'),
    chin: proportion('chin'),
  };
}

/** Measures a distance as seen from the front: a forehead that leans back is no higher. */
function seenDistance(points: FacePoints, [from, to]: Distance): number {
  const [x, y] = facePoint(points, from);
  const [otherX, otherY] = facePoint(points, to);
  return Math.hypot(otherX - x, otherY - y);
}

/** Mean proportions of the rendered heads of `npm run bench -- faces`. */
const MEAN: FaceProportions = {
  length: 1.2761,
  forehead: 0.8919,
  upperForehead: 0.7532,
  jawAngle: 0.8755,
  jaw: 0.7833,
  chin: 0.4357,
};

interface Discriminant {
  /** In the order of `NAMES`. */
  weights: readonly number[];
  constant: number;
}

/**
 * Linear discriminants of the face shapes, fitted to the same heads, with a tenth of the covariances left out. docs/figures.md
 * says how often they are right.
 */
const DISCRIMINANTS: Readonly<Record<FaceShape, Discriminant>> = {
  diamond: { weights: [4, 228.6, 98.3, -186.7, -102.5, 304.7], constant: -4.744 },
  heart: { weights: [-9.8, 79.1, 55.6, -329.5, -286.4, 432.3], constant: -5.983 },
  oval: { weights: [-13.2, 1.4, 49.9, -112.3, -106.4, 100.7], constant: -1.124 },
  oblong: { weights: [11.1, 66.8, -46.8, 139.5, 135.4, -169.9], constant: -0.926 },
  round: { weights: [-14.3, -171.7, -105.7, -67.7, -76.6, -3.9], constant: -1.663 },
  square: { weights: [10.3, 20.9, 7, 239.8, 176.2, -248], constant: -1.926 },
  triangle: { weights: [12, -225.1, -58.4, 316.8, 260.3, -415.9], constant: -7.85 },
};

/** Ranks the face shapes, the most likely first. Shapes overlap, so the first two are worth showing. */
export function likelyFaceShapes(proportions: FaceProportions): FaceShape[] {
  const score = ({ weights, constant }: Discriminant) =>
    NAMES.reduce(
      (sum, name, index) => sum + (weights[index] ?? 0) * (proportions[name] - MEAN[name]),
      constant,
    );
  return (Object.keys(DISCRIMINANTS) as FaceShape[]).sort(
    (a, b) => score(DISCRIMINANTS[b]) - score(DISCRIMINANTS[a]),
  );
}
