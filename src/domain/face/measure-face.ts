import { distanceBetween, type FacePoints, facePoint } from './face-points';
import { type FaceProportions, faceProportions } from './face-proportions';
import type { Iris } from './iris-edge';

/** Mean width of the visible iris in millimeters; it varies little between adults (standard deviation 0.4 mm). */
export const IRIS_WIDTH = 11.7;

/** A face as the detector found it. */
export interface FoundFace {
  points: FacePoints;
  /** Refined by the picture. */
  irises: { right: Iris; left: Iris };
}

/** Size of a picture, in pixels. */
export interface Picture {
  width: number;
  height: number;
}

/** Measurements from one picture of a face. */
export interface FaceSample {
  /** Width of the frame that fits, in millimeters. */
  width: number;
  /** Pupillary distance for far in millimeters. */
  pupillaryDistance: number;
  proportions: FaceProportions;
}

/** Reasons why a picture cannot be measured. */
export type FaceProblem =
  | 'no-face'
  | 'several-faces'
  | 'too-dark'
  | 'too-far'
  | 'turned'
  | 'tilted'
  | 'unclear-eyes';

/** Least width of an iris in pixels. With fewer, a pixel more or less changes the result by several millimeters. */
const LEAST_IRIS = 14;
/** Most difference between both sides of the nose, as a fraction of the face: about five degrees. */
const MOST_TURN = 0.07;
/** Most slope of the line between the eyes, in degrees. */
const MOST_TILT = 8;
/** Least mean brightness of the picture, 0 to 1. */
const LEAST_BRIGHTNESS = 0.12;
/** Most difference between the widths of both irises. */
const MOST_IRIS_DIFFERENCE = 0.12;
/** Width of an iris by the pupillary distance: 11.7 mm by 48 to 78 mm. */
const IRIS_BY_DISTANCE = { min: 0.15, max: 0.245 };
/** Horizontal field of view of the usual laptop or phone camera in degrees. */
const FIELD_OF_VIEW = 66;
/** Distance from the plane of the irises to the centers of the eyes, about which they rotate, in millimeters. */
const IRIS_TO_MIDDLE = 9;
/** Frame by distance of the temple points, fitted to the rendered heads of `npm run bench -- faces`. */
const WIDTH = { byIris: 0.85, byCard: 0.876, depth: 90 };

/** @param brightness mean of the picture, 0 to 1. */
export function problemOf(faces: readonly FoundFace[], brightness: number): FaceProblem | undefined {
  const [face, other] = faces;
  if (!face) return brightness < LEAST_BRIGHTNESS ? 'too-dark' : 'no-face';
  if (other) return 'several-faces';
  if (brightness < LEAST_BRIGHTNESS) return 'too-dark';
  const { right, left } = face.irises;
  if (Math.abs(turnOf(face.points)) > MOST_TURN) return 'turned';
  if (Math.abs(Math.atan2(left.y - right.y, left.x - right.x)) > (MOST_TILT * Math.PI) / 180) return 'tilted';
  const iris = (right.diameter + left.diameter) / 2;
  if (iris < LEAST_IRIS) return 'too-far';
  const ratio = iris / pixelsBetween(right, left);
  const isPlausible = ratio >= IRIS_BY_DISTANCE.min && ratio <= IRIS_BY_DISTANCE.max;
  const differs = Math.abs(right.diameter / left.diameter - 1) > MOST_IRIS_DIFFERENCE;
  return isPlausible && !differs ? undefined : 'unclear-eyes';
}

/** Returns the nose's offset from the center of the face, as a fraction of the face's width. */
function turnOf(points: FacePoints): number {
  const [right] = facePoint(points, 'cheekRight');
  const [left] = facePoint(points, 'cheekLeft');
  const [nose] = facePoint(points, 'noseBridge');
  return (nose - (right + left) / 2) / (left - right);
}

const pixelsBetween = (a: Iris, b: Iris) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the focal length of the usual camera in pixels. */
export function focalLength(picture: Picture): number {
  return picture.width / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
}

/**
 * Measures a face that has no problem.
 *
 * @param irisWidth in millimeters, if a card has said it.
 */
export function measureFace(
  { points, irises: { right, left } }: FoundFace,
  picture: Picture,
  irisWidth?: number,
): FaceSample {
  const iris = (right.diameter + left.diameter) / 2;
  const millimeters = (irisWidth ?? IRIS_WIDTH) / iris;
  const factor = irisWidth === undefined ? WIDTH.byIris : WIDTH.byCard;
  const cameraDistance = focalLength(picture) * millimeters;
  const temples = distanceBetween(points, 'templeRight', 'templeLeft') * millimeters;
  return {
    // The temples are behind the irises, so they look smaller.
    width: temples * factor * (1 + WIDTH.depth / cameraDistance),
    // Eyes that look at the camera turn inwards.
    pupillaryDistance: pixelsBetween(right, left) * millimeters * (1 + IRIS_TO_MIDDLE / cameraDistance),
    proportions: faceProportions(points),
  };
}
