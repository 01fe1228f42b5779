import type { Brightness } from '../iris-edge';
import { median } from '../median';
import { type CardPlace, type PixelPoint, pointOf } from './card';

/** A line in the picture: all points where `nx * x + ny * y = distance`. */
export interface FittedLine {
  nx: number;
  ny: number;
  distance: number;
}

export type CardSide = 'top' | 'right' | 'bottom' | 'left';

/** Places along a side at which its edge is looked for. The corners are round. */
const STATIONS = 17;
const STATION_RANGE = 0.7;
/** Largest distance of the edge from the expected side, as a fraction of the short side. */
const REACH = 0.05;
/** Least step of the brightness, of 255. */
const LEAST_STEP = 6;
/** Most distance of an edge point from the line, in pixels. */
const MOST_RESIDUAL = 1.5;
/** Least fraction of the stations that lie on the line: fingers may cover some. */
const LEAST_STATIONS = 0.55;

/** Position along a side, and the edge's distance from the middle of the card. */
type EdgePoint = readonly [along: number, across: number];

/** Fits a line to the edge at a side of a card, to a fraction of a pixel. Undefined if there is none. */
export function fitLine(place: CardPlace, side: CardSide, brightness: Brightness): FittedLine | undefined {
  const isRow = side === 'top' || side === 'bottom';
  const length = isRow ? place.width : place.height;
  const half = (isRow ? place.height : place.width) / 2;
  const expected = side === 'top' || side === 'left' ? -half : half;
  const toPoint = (along: number, across: number) =>
    isRow ? pointOf(place, along, across) : pointOf(place, across, along);
  const valueAt = (along: number, across: number) => smooth(toPoint(along, across), brightness);

  const reach = Math.max(3, Math.round(place.height * REACH));
  const points: EdgePoint[] = [];
  for (let station = 0; station < STATIONS; station += 1) {
    const along = (station / (STATIONS - 1) - 0.5) * STATION_RANGE * length;
    const across = steepest((offset) => valueAt(along, expected + offset), reach);
    if (across !== undefined) points.push([along, expected + across]);
  }
  const line = robustLine(points);
  if (!line) return undefined;
  const [slope, intercept] = line;
  return lineThrough(
    toPoint(-length / 2, intercept - (slope * length) / 2),
    toPoint(length / 2, intercept + (slope * length) / 2),
  );
}

/** Finds the offset where brightness changes most, weighted by its neighbors. */
function steepest(valueAt: (offset: number) => number, reach: number): number | undefined {
  const steps: number[] = [];
  for (let offset = -reach; offset < reach; offset += 1)
    steps.push(Math.abs(valueAt(offset + 1) - valueAt(offset)));
  const most = Math.max(...steps);
  if (most < LEAST_STEP) return undefined;
  const index = steps.indexOf(most);
  const before = steps[index - 1] ?? 0;
  const after = steps[index + 1] ?? 0;
  return index - reach + 0.5 + (after - before) / (before + most + after);
}

/**
 * Returns the slope and intercept of the line through most points: medians of the slopes (Theil and Sen), then least squares.
 */
function robustLine(points: readonly EdgePoint[]): readonly [number, number] | undefined {
  if (points.length < STATIONS * LEAST_STATIONS) return undefined;
  const slope = median(
    points.flatMap(([x, y], index) =>
      points.slice(index + 1).map(([otherX, otherY]) => (otherY - y) / (otherX - x)),
    ),
  );
  const intercept = median(points.map(([x, y]) => y - slope * x));
  const near = points.filter(([x, y]) => Math.abs(y - slope * x - intercept) <= MOST_RESIDUAL);
  return near.length < STATIONS * LEAST_STATIONS ? undefined : leastSquares(near);
}

function leastSquares(points: readonly EdgePoint[]): readonly [number, number] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return [slope, meanY - slope * meanX];
}

function lineThrough(a: PixelPoint, b: PixelPoint): FittedLine {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [(a.y - b.y) / length, (b.x - a.x) / length];
  return { nx, ny, distance: nx * a.x + ny * a.y };
}

/** Intersects two lines; returns undefined for parallel ones. */
export function intersection(a: FittedLine, b: FittedLine): PixelPoint | undefined {
  const determinant = a.nx * b.ny - a.ny * b.nx;
  if (Math.abs(determinant) < 1e-6) return undefined;
  return {
    x: (a.distance * b.ny - b.distance * a.ny) / determinant,
    y: (b.distance * a.nx - a.distance * b.nx) / determinant,
  };
}

/** Brightness between pixels. */
function smooth({ x, y }: PixelPoint, brightness: Brightness): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const upper = brightness(left, top) * (1 - right) + brightness(left + 1, top) * right;
  const lower = brightness(left, top + 1) * (1 - right) + brightness(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
