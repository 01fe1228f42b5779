import { lerp, type Point, wrappedItem } from './point';

/**
 * Returns points of the closed uniform cubic B-spline with these control points. Its continuous curvature makes outlines look
 * ground and polished.
 */
export function closedSpline(control: readonly Point[], pointsPerSpan: number): Point[] {
  return control.flatMap((_, span) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((offset) => wrappedItem(control, span + offset)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    return Array.from({ length: pointsPerSpan }, (__, step) => {
      const t = step / pointsPerSpan;
      const weights = [
        (1 - t) ** 3 / 6,
        (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
        (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
        t ** 3 / 6,
      ] as const;
      return {
        x: a.x * weights[0] + b.x * weights[1] + c.x * weights[2] + d.x * weights[3],
        y: a.y * weights[0] + b.y * weights[1] + c.y * weights[2] + d.y * weights[3],
      };
    });
  });
}

/** Returns the point on a cubic Bézier curve; `ratio` 0 is its start, 1 its end. */
export function bezierPoint(from: Point, handle1: Point, handle2: Point, to: Point, ratio: number): Point {
  const middle = lerp(handle1, handle2, ratio);
  const first = lerp(lerp(from, handle1, ratio), middle, ratio);
  const second = lerp(middle, lerp(handle2, to, ratio), ratio);
  return lerp(first, second, ratio);
}

/** Points on a cubic Bézier curve, both ends included. */
export function bezier(from: Point, handle1: Point, handle2: Point, to: Point, segments = 10): Point[] {
  return Array.from({ length: segments + 1 }, (_, step) =>
    bezierPoint(from, handle1, handle2, to, step / segments),
  );
}
