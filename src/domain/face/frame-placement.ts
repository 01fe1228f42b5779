import { distanceBetween, type FacePoints, facePoint } from './face-points';
import type { Iris } from './iris-edge';
import { IRIS_WIDTH } from './measure-face';

/** Where a frame sits in a picture. */
export interface FramePlacement {
  /** Middle of the frame in pixels of the picture. */
  x: number;
  y: number;
  /** Pixels for a millimeter, beside the eyes. */
  scale: number;
  /** Slope of the eyes in radians, clockwise. */
  roll: number;
  /** Turn of the head in radians; positive to the right of the picture. */
  yaw: number;
}

interface PlacedFace {
  points: FacePoints;
  irises: { right: Iris; left: Iris };
}

/** The front of a frame sits before the irises, and its middle lies below the pupils. Millimeters. */
const FRONT = { before: 14, below: 3 };

/** Distance of the temple points in millimeters, by the irises. Steadier than the irises alone once it is averaged. */
export function templeDistance({ points, irises: { right, left } }: PlacedFace): number {
  const iris = (right.diameter + left.diameter) / 2;
  return (distanceBetween(points, 'templeRight', 'templeLeft') * IRIS_WIDTH) / iris;
}

/**
 * Places a frame on a face.
 *
 * @param temples distance of the temple points in millimeters, which does not change from picture to picture.
 */
export function placeFrame({ points, irises: { right, left } }: PlacedFace, temples: number): FramePlacement {
  const pixels = distanceBetween(points, 'templeRight', 'templeLeft');
  const scale = pixels / temples;
  const roll = Math.atan2(left.y - right.y, left.x - right.x);
  // The side that is turned away is deeper in the picture.
  const deeper = facePoint(points, 'templeLeft')[2] - facePoint(points, 'templeRight')[2];
  const yaw = Math.asin(Math.max(-1, Math.min(1, deeper / pixels)));
  const before = Math.sin(yaw) * FRONT.before * scale;
  const below = FRONT.below * scale;
  return {
    x: (right.x + left.x) / 2 + before * Math.cos(roll) - below * Math.sin(roll),
    y: (right.y + left.y) / 2 + before * Math.sin(roll) + below * Math.cos(roll),
    scale,
    roll,
    yaw,
  };
}

/** Follows a new placement smoothly. @param weight of the new one, 0 to 1. */
export function followPlacement(
  previous: FramePlacement | undefined,
  next: FramePlacement,
  weight: number,
): FramePlacement {
  if (!previous) return next;
  const mix = (from: number, to: number) => from + (to - from) * weight;
  return {
    x: mix(previous.x, next.x),
    y: mix(previous.y, next.y),
    scale: mix(previous.scale, next.scale),
    roll: mix(previous.roll, next.roll),
    yaw: mix(previous.yaw, next.yaw),
  };
}

/** A vertical strip of the frame's picture, and where it is drawn: in pixels from the middle of the frame, before the roll. */
export interface FrameStrip {
  /** Fractions of the width of the frame's picture. */
  from: number;
  to: number;
  left: number;
  right: number;
  /** How much taller the strip is than in the middle: nearer parts look larger. */
  stretch: number;
}

/** Enough that the steps between strips cannot be seen. */
const STRIP_COUNT = 40;
/** Usual distance of the camera in millimeters. */
const CAMERA_DISTANCE = 450;

/**
 * Cuts a frame into strips that turn with the head.
 *
 * @param width total width of the frame in millimeters.
 */
export function frameStrips(width: number, { scale, yaw }: FramePlacement): FrameStrip[] {
  const stretchAt = (fraction: number) =>
    CAMERA_DISTANCE / (CAMERA_DISTANCE + (fraction - 0.5) * width * Math.sin(yaw));
  const edgeAt = (fraction: number) => (fraction - 0.5) * width * Math.cos(yaw) * scale * stretchAt(fraction);
  return Array.from({ length: STRIP_COUNT }, (_, index) => {
    const from = index / STRIP_COUNT;
    const to = (index + 1) / STRIP_COUNT;
    return { from, to, left: edgeAt(from), right: edgeAt(to), stretch: stretchAt((from + to) / 2) };
  });
}
