import type { FrameStyle } from './frame-style';
import type { Point, Point3 } from './point';

/** The front leans towards the cheeks (pantoscopic tilt): share of the height by which it goes back; 7 degrees. */
const TILT = Math.tan((7 * Math.PI) / 180);

/** How far back a place of the front lies (millimetres): fronts bow around the face and lean towards the cheeks. */
export function faceDepth(point: Point, style: FrameStyle): number {
  return point.y * TILT - point.x ** 2 / (2 * style.faceRadius);
}

/** Places of the front plane in space, moved back by `behind` millimetres. */
export function onFace(points: readonly Point[], style: FrameStyle, behind = 0): Point3[] {
  return points.map(({ x, y }) => ({ x, y, z: faceDepth({ x, y }, style) - behind }));
}
