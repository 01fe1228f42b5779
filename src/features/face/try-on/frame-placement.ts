import { distanceBetween, type FacePoints, facePoint } from '@/domain/face/face-points';
import type { Iris } from '@/domain/face/iris-edge';
import { IRIS_WIDTH } from '@/domain/face/measure-face';

interface Place {
  /** Pixels of the picture. */
  x: number;
  y: number;
}

/** Position of a frame in a picture. */
export interface FramePlacement extends Place {
  /** Pixels per millimeter at the eyes. `x` and `y` are the middle of the frame. */
  scale: number;
  /** Slope of the eyes in radians, clockwise. */
  roll: number;
  /** Turn of the head in radians; positive to the right of the picture. */
  yaw: number;
  /** The sides of the head, to which the temples lead: on the left and on the right of the picture. */
  sides: { left: Place; right: Place };
}

interface PlacedFace {
  points: FacePoints;
  irises: { right: Iris; left: Iris };
}

/** The front of a frame sits before the irises, and its middle lies below the pupils. Millimeters. */
const FRONT = { before: 14, below: 3 };

/** The ears are behind the temple points. Millimeters. */
const EARS_BEHIND = 18;

/**
 * Returns the distance of the temple points in millimeters, by the irises. Steadier than the irises alone once it is averaged.
 */
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
  const behind = Math.sin(yaw) * EARS_BEHIND * scale;
  const below = FRONT.below * scale;
  const side = (name: 'templeRight' | 'templeLeft') => {
    const [x, y] = facePoint(points, name);
    return { x: x - behind * Math.cos(roll), y: y - behind * Math.sin(roll) };
  };
  return {
    x: (right.x + left.x) / 2 + before * Math.cos(roll) - below * Math.sin(roll),
    y: (right.y + left.y) / 2 + before * Math.sin(roll) + below * Math.cos(roll),
    scale,
    roll,
    yaw,
    // The wearer's right is on the left of the picture.
    sides: { left: side('templeRight'), right: side('templeLeft') },
  };
}

/** Places a frame on a drawn face. @param middle between the pupils. @param half width of the face at the eyes in pixels. */
export function placeOnDrawing(middle: Place, half: number, scale: number): FramePlacement {
  const { x, y } = middle;
  return {
    x,
    y: y + FRONT.below * scale,
    scale,
    roll: 0,
    yaw: 0,
    sides: { left: { x: x - half, y }, right: { x: x + half, y } },
  };
}

/** Interpolates two placements. @param weight of the second, 0 to 1; above 1 it extrapolates. */
export function mixPlacements(from: FramePlacement, to: FramePlacement, weight: number): FramePlacement {
  const mix = (a: number, b: number) => a + (b - a) * weight;
  const mixPlace = (a: Place, b: Place) => ({ x: mix(a.x, b.x), y: mix(a.y, b.y) });
  return {
    ...mixPlace(from, to),
    scale: mix(from.scale, to.scale),
    roll: mix(from.roll, to.roll),
    yaw: mix(from.yaw, to.yaw),
    sides: {
      left: mixPlace(from.sides.left, to.sides.left),
      right: mixPlace(from.sides.right, to.sides.right),
    },
  };
}
