import type { FrameStyle } from './frame-style';
import type { Point, Point3 } from './point';

/** Pantoscopic tilt of the front: depth per height, at 7 degrees. */
const TILT = Math.tan((7 * Math.PI) / 180);

/** Returns the depth of a point of the front, in millimeters: fronts curve around the face and tilt towards the cheeks. */
export function faceDepth(point: Point, style: FrameStyle): number {
  return point.y * TILT - point.x ** 2 / (2 * style.faceRadius);
}

/** Converts points of the front plane to 3D, moved back by `behind` millimeters. */
export function onFace(points: readonly Point[], style: FrameStyle, behind = 0): Point3[] {
  return points.map(({ x, y }) => ({ x, y, z: faceDepth({ x, y }, style) - behind }));
}
