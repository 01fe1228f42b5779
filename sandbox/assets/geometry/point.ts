/** A point in the frame's front plane (millimeters, y up) or on the canvas (pixels, y down). */
export interface Point {
  x: number;
  y: number;
}

/**
 * A point in 3D, in millimeters. The origin is between the lenses. Seen from the front, x points right, y up and z
 * towards the viewer.
 */
export interface Point3 extends Point {
  z: number;
}

/** Returns the item at the index of a closed list; the index wraps around. @throws RangeError for an empty list. */
export function wrappedItem<T>(items: readonly T[], index: number): T {
  if (items.length === 0) throw new RangeError('An empty outline has no points');
  const length = items.length;
  return items[((index % length) + length) % length] as T;
}

/** Returns the item at the index, clamped to the list. @throws RangeError for an empty list. */
export function clampedItem<T>(items: readonly T[], index: number): T {
  return wrappedItem(items, Math.min(items.length - 1, Math.max(0, index)));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Interpolates two points linearly; 0 is the first, 1 the second. */
export function lerp(a: Point, b: Point, ratio: number): Point {
  return { x: a.x + (b.x - a.x) * ratio, y: a.y + (b.y - a.y) * ratio };
}

/** Interpolates linearly in 3D. */
export function lerp3(a: Point3, b: Point3, ratio: number): Point3 {
  return { ...lerp(a, b, ratio), z: a.z + (b.z - a.z) * ratio };
}

/** Returns the outline mirrored to the other side of the nose, with the same orientation. */
export function mirrored<P extends Point>(points: readonly P[]): P[] {
  return points.map((point) => ({ ...point, x: -point.x })).reverse();
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the smallest and largest coordinates; `top` is the smallest y. */
export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Rises smoothly from 0 to 1 as `value` goes from `low` to `high`. */
export function smoothStep(low: number, high: number, value: number): number {
  const ratio = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return ratio * ratio * (3 - 2 * ratio);
}
