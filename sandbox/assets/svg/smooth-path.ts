import { bezierPoint } from '../geometry/curves';
import { clampedItem, distance, type Point, wrappedItem } from '../geometry/point';
import { compact } from './compact-number';

/** Minimum turn that makes a point a corner, in degrees. */
const CORNER_ANGLE = 38;

/**
 * Returns the path data of a smooth curve along a dense line of points (pixels), with the fewest relative cubic segments within
 * the tolerance (pixels). Sharp turns stay corners.
 */
export function smoothPath(points: readonly Point[], closed = true, tolerance = 0.45): string {
  const line = withoutRepeats(points);
  const run = closed ? closedFromCorner(line) : line;
  const corners = cornersOf(run, closed);
  const pen = createPen(clampedItem(run, 0));
  corners.slice(1).forEach((end, index) => {
    const start = clampedItem(corners, index);
    const segment = run.slice(start, end + 1);
    const smoothJoint = closed && corners.length === 2 && !isCorner(line, 0);
    const joint = smoothJoint ? unitVector(clampedItem(run, run.length - 2), clampedItem(run, 1)) : undefined;
    const startTangent = joint ?? directionAt(segment, 0);
    const endTangent = joint ?? directionAt(segment, segment.length - 1);
    for (const { handle1, handle2, to } of fitCurve(segment, startTangent, endTangent, tolerance)) {
      pen.curve(handle1, handle2, to);
    }
  });
  return pen.data() + (closed ? 'z' : '');
}

/** Returns the path data of straight lines through the points (pixels). */
export function straightPath(points: readonly Point[], closed = true): string {
  const start = wrappedItem(points, 0);
  const numbers = points.slice(1).flatMap(({ x, y }) => [x, y]);
  return `M${compact(start.x)} ${compact(start.y)}L${joinNumbers(numbers)}${closed ? 'z' : ''}`;
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const distinct = points.filter(
    (point, index) => index === 0 || distance(point, clampedItem(points, index - 1)) > 0.02,
  );
  const first = clampedItem(distinct, 0);
  const last = clampedItem(distinct, distinct.length - 1);
  return distinct.length > 3 && distance(first, last) < 0.02 ? distinct.slice(0, -1) : distinct;
}

/** Returns the closed line, starting at a corner if it has one, with its first point repeated at the end. */
function closedFromCorner(line: readonly Point[]): Point[] {
  const corner = Math.max(
    0,
    line.findIndex((_, index) => isCorner(line, index)),
  );
  return [...line.slice(corner), ...line.slice(0, corner + 1)];
}

function cornersOf(run: readonly Point[], closed: boolean): number[] {
  const inner = run
    .map((_, index) => index)
    .filter((index) => index > 0 && index < run.length - 1 && isCorner(run, index));
  return closed || run.length > 1 ? [0, ...inner, run.length - 1] : [0];
}

function isCorner(line: readonly Point[], index: number): boolean {
  const point = wrappedItem(line, index);
  const inward = unitVector(wrappedItem(line, index - 1), point);
  const outward = unitVector(point, wrappedItem(line, index + 1));
  return inward.x * outward.x + inward.y * outward.y < Math.cos((CORNER_ANGLE * Math.PI) / 180);
}

/** Writes rounded relative segments without accumulating rounding errors. */
function createPen(start: Point) {
  const at = { x: round(start.x), y: round(start.y) };
  const commands = [`M${compact(at.x)} ${compact(at.y)}`];
  return {
    curve(handle1: Point, handle2: Point, to: Point): void {
      const numbers = [handle1, handle2, to].flatMap(({ x, y }) => [x - at.x, y - at.y]);
      commands.push(`c${joinNumbers(numbers)}`);
      at.x = round(at.x + round(to.x - at.x));
      at.y = round(at.y + round(to.y - at.y));
    },
    data: () => commands.join(''),
  };
}

function joinNumbers(numbers: readonly number[]): string {
  return numbers
    .map(compact)
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Maximum number of reparameterizations before the curve is split. */
const MAX_REFINEMENTS = 3;

/** One cubic Bézier segment, without its starting point. */
interface Cubic {
  handle1: Point;
  handle2: Point;
  to: Point;
}

/**
 * Fits the fewest cubic segments within `tolerance` (pixels) to a dense line of points, with these tangents at both ends. Least
 * squares after P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves" (Graphics Gems, 1990).
 */
function fitCurve(
  points: readonly Point[],
  startTangent: Point,
  endTangent: Point,
  tolerance: number,
): Cubic[] {
  const from = clampedItem(points, 0);
  const to = clampedItem(points, points.length - 1);
  if (points.length <= 2) {
    const reach = distance(from, to) / 3;
    return [
      { handle1: moveAlong(from, startTangent, reach), handle2: moveAlong(to, endTangent, -reach), to },
    ];
  }
  let parameters = chordParameters(points);
  let cubic = leastSquares(points, parameters, startTangent, endTangent);
  let worst = worstPoint(points, parameters, cubic);
  for (let round = 0; round < MAX_REFINEMENTS && worst.error > tolerance; round += 1) {
    parameters = refineParameters(points, parameters, cubic);
    cubic = leastSquares(points, parameters, startTangent, endTangent);
    worst = worstPoint(points, parameters, cubic);
  }
  if (worst.error <= tolerance) return [cubic];
  const middle = directionAt(points, worst.index);
  return [
    ...fitCurve(points.slice(0, worst.index + 1), startTangent, middle, tolerance),
    ...fitCurve(points.slice(worst.index), middle, endTangent, tolerance),
  ];
}

/** Returns the unit tangent of the line at a point. */
function directionAt(points: readonly Point[], index: number): Point {
  return unitVector(clampedItem(points, index - 1), clampedItem(points, index + 1));
}

/** Returns the unit vector from one point to another. */
function unitVector(from: Point, to: Point): Point {
  const length = Math.max(1e-9, distance(from, to));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function chordParameters(points: readonly Point[]): number[] {
  let distanceSoFar = 0;
  const lengths = points.map((point, index) => {
    distanceSoFar += index === 0 ? 0 : distance(clampedItem(points, index - 1), point);
    return distanceSoFar;
  });
  return lengths.map((length) => length / Math.max(1e-9, distanceSoFar));
}

/** Returns the handle lengths that fit the points best; a third of the chord where they are unusable. */
function leastSquares(
  points: readonly Point[],
  parameters: readonly number[],
  startTangent: Point,
  endTangent: Point,
): Cubic {
  const from = clampedItem(points, 0);
  const to = clampedItem(points, points.length - 1);
  let [c11, c12, c22, x1, x2] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = clampedItem(parameters, index);
    const b1 = 3 * t * (1 - t) ** 2;
    const b2 = 3 * t ** 2 * (1 - t);
    const start = (1 - t) ** 3 + b1;
    const end = t ** 3 + b2;
    const rest = { x: point.x - from.x * start - to.x * end, y: point.y - from.y * start - to.y * end };
    const a1 = { x: startTangent.x * b1, y: startTangent.y * b1 };
    const a2 = { x: -endTangent.x * b2, y: -endTangent.y * b2 };
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
    handle1: moveAlong(from, startTangent, both ? reach1 : fallback),
    handle2: moveAlong(to, endTangent, -(both ? reach2 : fallback)),
    to,
  };
}

/** Takes one step of Newton's method per point toward its nearest curve parameter. */
function refineParameters(points: readonly Point[], parameters: readonly number[], cubic: Cubic): number[] {
  const from = clampedItem(points, 0);
  const { handle1, handle2, to } = cubic;
  const pointAt = (t: number) => bezierPoint(from, handle1, handle2, to, t);
  const STEP = 1e-3;
  return parameters.map((parameter, index) => {
    if (index === 0 || index === parameters.length - 1) return parameter;
    const point = clampedItem(points, index);
    const here = pointAt(parameter);
    const ahead = pointAt(parameter + STEP);
    const behind = pointAt(parameter - STEP);
    const offset = { x: here.x - point.x, y: here.y - point.y };
    const speed = { x: (ahead.x - behind.x) / (2 * STEP), y: (ahead.y - behind.y) / (2 * STEP) };
    const bend = {
      x: (ahead.x - 2 * here.x + behind.x) / STEP ** 2,
      y: (ahead.y - 2 * here.y + behind.y) / STEP ** 2,
    };
    const slope = dot(speed, speed) + dot(offset, bend);
    const step = Math.abs(slope) < 1e-6 ? 0 : dot(offset, speed) / slope;
    return Math.min(1, Math.max(0, parameter - step));
  });
}

function worstPoint(
  points: readonly Point[],
  parameters: readonly number[],
  { handle1, handle2, to }: Cubic,
) {
  const from = clampedItem(points, 0);
  let worst = { index: Math.floor(points.length / 2), error: 0 };
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = bezierPoint(from, handle1, handle2, to, clampedItem(parameters, index));
    const error = distance(point, clampedItem(points, index));
    if (error > worst.error) worst = { index, error };
  }
  return worst;
}

function moveAlong(point: Point, direction: Point, reach: number): Point {
  return { x: point.x + direction.x * reach, y: point.y + direction.y * reach };
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}
