import { clampedItem, distance, type Point, wrappedItem } from '../geometry/point';
import { compact } from './compact-number';
import { directionAt, fitCurve, unitVector } from './fit-curve';

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
