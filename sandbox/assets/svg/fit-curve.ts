import { bezierPoint } from '../geometry/curves';
import { distance, itemWithin, type Point } from '../geometry/point';

/** Maximum number of reparameterizations before the curve is split. */
const ROUNDS = 3;

/** One cubic Bézier segment, without its starting point. */
interface Cubic {
  handle1: Point;
  handle2: Point;
  to: Point;
}

/**
 * The fewest cubic segments within `tolerance` (pixels) of a dense line of points, with the given tangents at both
 * ends. Least squares after P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves"
 * (Graphics Gems, 1990).
 */
export function fitCurve(
  points: readonly Point[],
  leaving: Point,
  arriving: Point,
  tolerance: number,
): Cubic[] {
  const from = itemWithin(points, 0);
  const to = itemWithin(points, points.length - 1);
  if (points.length <= 2) {
    const reach = distance(from, to) / 3;
    return [{ handle1: moved(from, leaving, reach), handle2: moved(to, arriving, -reach), to }];
  }
  let shares = chordShares(points);
  let cubic = leastSquares(points, shares, leaving, arriving);
  let worst = worstPoint(points, shares, cubic);
  for (let round = 0; round < ROUNDS && worst.error > tolerance; round += 1) {
    shares = nearerShares(points, shares, cubic);
    cubic = leastSquares(points, shares, leaving, arriving);
    worst = worstPoint(points, shares, cubic);
  }
  if (worst.error <= tolerance) return [cubic];
  const middle = directionAt(points, worst.index);
  return [
    ...fitCurve(points.slice(0, worst.index + 1), leaving, middle, tolerance),
    ...fitCurve(points.slice(worst.index), middle, arriving, tolerance),
  ];
}

/** Unit tangent of the line at a point. */
export function directionAt(points: readonly Point[], index: number): Point {
  return unit(itemWithin(points, index - 1), itemWithin(points, index + 1));
}

/** Unit vector from one point to another. */
export function unit(from: Point, to: Point): Point {
  const length = Math.max(1e-9, distance(from, to));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function chordShares(points: readonly Point[]): number[] {
  let gone = 0;
  const lengths = points.map((point, index) => {
    gone += index === 0 ? 0 : distance(itemWithin(points, index - 1), point);
    return gone;
  });
  return lengths.map((length) => length / Math.max(1e-9, gone));
}

/** Handle lengths that fit the points best; a third of the chord where they are unusable. */
function leastSquares(
  points: readonly Point[],
  shares: readonly number[],
  leaving: Point,
  arriving: Point,
): Cubic {
  const from = itemWithin(points, 0);
  const to = itemWithin(points, points.length - 1);
  let [c11, c12, c22, x1, x2] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = itemWithin(shares, index);
    const b1 = 3 * t * (1 - t) ** 2;
    const b2 = 3 * t ** 2 * (1 - t);
    const start = (1 - t) ** 3 + b1;
    const end = t ** 3 + b2;
    const rest = { x: point.x - from.x * start - to.x * end, y: point.y - from.y * start - to.y * end };
    const a1 = { x: leaving.x * b1, y: leaving.y * b1 };
    const a2 = { x: -arriving.x * b2, y: -arriving.y * b2 };
    c11 += dot(a1, a1);
    c12 += dot(a1, a2);
    c22 += dot(a2, a2);
    x1 += dot(a1, rest);
    x2 += dot(a2, rest);
  });
  const determinant = c11 * c22 - c12 * c12;
  const chord = distance(from, to);
  const usable = (reach: number) => Number.isFinite(reach) && reach > chord * 0.02 && reach < chord * 3;
  const reach1 = (x1 * c22 - x2 * c12) / determinant;
  const reach2 = (c11 * x2 - c12 * x1) / determinant;
  const fallback = chord / 3;
  const both = usable(reach1) && usable(reach2);
  return {
    handle1: moved(from, leaving, both ? reach1 : fallback),
    handle2: moved(to, arriving, -(both ? reach2 : fallback)),
    to,
  };
}

/** One step of Newton's method per point towards its nearest curve parameter. */
function nearerShares(points: readonly Point[], shares: readonly number[], cubic: Cubic): number[] {
  const from = itemWithin(points, 0);
  const { handle1, handle2, to } = cubic;
  const place = (t: number) => bezierPoint(from, handle1, handle2, to, t);
  const STEP = 1e-3;
  return shares.map((share, index) => {
    if (index === 0 || index === shares.length - 1) return share;
    const point = itemWithin(points, index);
    const here = place(share);
    const ahead = place(share + STEP);
    const behind = place(share - STEP);
    const away = { x: here.x - point.x, y: here.y - point.y };
    const speed = { x: (ahead.x - behind.x) / (2 * STEP), y: (ahead.y - behind.y) / (2 * STEP) };
    const bend = {
      x: (ahead.x - 2 * here.x + behind.x) / STEP ** 2,
      y: (ahead.y - 2 * here.y + behind.y) / STEP ** 2,
    };
    const slope = dot(speed, speed) + dot(away, bend);
    const step = Math.abs(slope) < 1e-6 ? 0 : dot(away, speed) / slope;
    return Math.min(1, Math.max(0, share - step));
  });
}

function worstPoint(points: readonly Point[], shares: readonly number[], { handle1, handle2, to }: Cubic) {
  const from = itemWithin(points, 0);
  let worst = { index: Math.floor(points.length / 2), error: 0 };
  for (let index = 1; index < points.length - 1; index += 1) {
    const place = bezierPoint(from, handle1, handle2, to, itemWithin(shares, index));
    const error = distance(place, itemWithin(points, index));
    if (error > worst.error) worst = { index, error };
  }
  return worst;
}

function moved(point: Point, direction: Point, reach: number): Point {
  return { x: point.x + direction.x * reach, y: point.y + direction.y * reach };
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}
