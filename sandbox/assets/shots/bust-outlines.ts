import { closedSpline } from '../geometry/curves';
import { mirrored, type Point } from '../geometry/point';

/** A point on the bust, in millimeters from the middle between the eyes, y up. */
export type BustPoint = readonly [across: number, up: number];

/** Converts a point of the bust to the canvas. */
export type ToCanvas = (point: BustPoint) => Point;

/** Tolerance of soft shapes, in pixels: nobody sees it, and it saves bytes. */
export const SOFT_TOLERANCE = 1.2;

/** Returns a closed symmetrical outline from its right half, ordered from top to bottom. */
export function symmetrical(half: readonly BustPoint[]): Point[] {
  const right = half.map(([x, y]) => ({ x, y }));
  return closedSpline([...right, ...mirrored(right).slice(1, -1)], 8);
}

/** Returns a closed smooth outline. */
export function outline(points: readonly BustPoint[]): Point[] {
  return closedSpline(
    points.map(([x, y]) => ({ x, y })),
    8,
  );
}

/** Returns the same points on the other side of the face. */
export function flipped(points: readonly BustPoint[]): BustPoint[] {
  return points.map(([x, y]) => [-x, y] as const).reverse();
}

/** Interpolates points on a smooth curve. */
export function dense(points: readonly Point[]): Point[] {
  const first = points.slice(0, 1);
  const last = points.slice(-1);
  const control = [...first, ...first, ...points, ...last, ...last];
  return closedSpline(control, 6).slice(0, (control.length - 3) * 6);
}
