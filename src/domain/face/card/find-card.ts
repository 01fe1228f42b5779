import type { Brightness } from '../iris-edge';
import { median } from '../median';
import { CARD, type CardCorners, type CardPlace, type PixelPoint, pointOf } from './card';

/** Angles that are tried, in radians from the line between the eyes: 10 degrees to both sides, a degree apart. */
const ANGLES = Array.from({ length: 21 }, (_, index) => ((index - 10) * Math.PI) / 180);
/** Pairs of long edges between which short ones are looked for, for each angle. */
const MOST_ROW_PAIRS = 3;
const CARD_RATIO = CARD.width / CARD.height;
/** Most difference of the sides' ratio from that of a card. */
const MOST_RATIO_DIFFERENCE = 0.05;
/** Most difference between opposite sides: more, and the card is held askew. */
const MOST_SIDE_DIFFERENCE = 0.05;

export interface FoundCard {
  corners: CardCorners;
  /** Length of its long side in pixels. */
  width: number;
}

/**
 * Finds a bank card near where it is expected: two pairs of parallel edges, the lines through them, and the four corners.
 *
 * @returns undefined when there is none, or one that is held askew or hidden by more than a finger or two.
 */
export function findCard(expected: CardPlace, brightness: Brightness): FoundCard | undefined {
  const place = roughCard(expected, brightness);
  return place && checkedCard(place, brightness);
}

/** Returns the rectangle of a card's proportions that has the strongest edges. */
function roughCard(expected: CardPlace, brightness: Brightness): CardPlace | undefined {
  let best: CardPlace | undefined;
  let most = 0;
  for (const angle of ANGLES) {
    const turned = { ...expected, roll: expected.roll + angle };
    for (const rows of findPairs(turned, 'v', brightness).slice(0, MOST_ROW_PAIRS)) {
      const between = withRows(turned, rows);
      const columns = findPairs(between, 'u', brightness).find((pair) => isCardRatio(pair, rows));
      if (!columns || rows.strength + columns.strength <= most) continue;
      most = rows.strength + columns.strength;
      best = withColumns(between, columns);
    }
  }
  return best;
}

const isCardRatio = (columns: EdgePair, rows: EdgePair) =>
  Math.abs((columns.to - columns.from) / (rows.to - rows.from) / CARD_RATIO - 1) <= MOST_RATIO_DIFFERENCE;

const withRows = (place: CardPlace, { from, to }: EdgePair): CardPlace => ({
  ...place,
  ...pointOf(place, 0, (from + to) / 2),
  height: to - from,
});

const withColumns = (place: CardPlace, { from, to }: EdgePair): CardPlace => ({
  ...place,
  ...pointOf(place, (from + to) / 2, 0),
  width: to - from,
});

/** Fits a line to each side, and checks that they are the sides of a card. */
function checkedCard(place: CardPlace, brightness: Brightness): FoundCard | undefined {
  const top = fitLine(place, 'top', brightness);
  const right = fitLine(place, 'right', brightness);
  const bottom = fitLine(place, 'bottom', brightness);
  const left = fitLine(place, 'left', brightness);
  const corners = top && right && bottom && left && cornersBetween(top, right, bottom, left);
  if (!corners) return undefined;
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const [above, below] = [distance(upperLeft, upperRight), distance(lowerLeft, lowerRight)];
  const [atLeft, atRight] = [distance(upperLeft, lowerLeft), distance(upperRight, lowerRight)];
  const width = (above + below) / 2;
  const isCard =
    Math.abs(width / ((atLeft + atRight) / 2) / CARD_RATIO - 1) <= MOST_RATIO_DIFFERENCE &&
    Math.abs(above / below - 1) <= MOST_SIDE_DIFFERENCE &&
    Math.abs(atLeft / atRight - 1) <= MOST_SIDE_DIFFERENCE;
  return isCard ? { corners, width } : undefined;
}

function cornersBetween(
  top: FittedLine,
  right: FittedLine,
  bottom: FittedLine,
  left: FittedLine,
): CardCorners | undefined {
  const upperLeft = intersection(top, left);
  const upperRight = intersection(top, right);
  const lowerRight = intersection(bottom, right);
  const lowerLeft = intersection(bottom, left);
  return upperLeft && upperRight && lowerRight && lowerLeft
    ? [upperLeft, upperRight, lowerRight, lowerLeft]
    : undefined;
}

const distance = (a: PixelPoint, b: PixelPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Across the long side (`u`) or the short side (`v`) of a card. */
type CardAxis = 'u' | 'v';

/** Two parallel edges of a card, by their distance from its expected middle in pixels. */
interface EdgePair {
  from: number;
  to: number;
  strength: number;
}

interface Peak {
  offset: number;
  strength: number;
}

/** Largest distance from the expected position, as a fraction of the side. */
const MOST_SHIFT = { u: 0.18, v: 0.3 };
/** Largest relative size difference: irises give the scale to about 5 %, and the card is nearer to the camera. */
const MOST_SIZE_DIFFERENCE = 0.14;
/** Sampled parts of an edge, in thirds: the background of each may be brighter or darker than the card. */
const THIRDS = [-0.24, 0, 0.24];
const SAMPLES_PER_THIRD = 8;
/** Least step of the brightness at an edge, of 255. */
const LEAST_STEP = 7;
const MOST_PEAKS = 8;

/** Returns the strongest edges across an axis of the card. */
function findPeaks(place: CardPlace, axis: CardAxis, brightness: Brightness): Peak[] {
  const length = axis === 'u' ? place.width : place.height;
  const reach = Math.ceil(length * (0.5 + MOST_SIZE_DIFFERENCE / 2 + MOST_SHIFT[axis]));
  const strengths: Peak[] = [];
  for (let offset = -reach; offset <= reach; offset += 1)
    strengths.push({ offset, strength: edgeStrength(place, axis, offset, brightness) });
  const peaks = strengths.filter(
    ({ strength }, index) =>
      strength >= LEAST_STEP &&
      strength >= (strengths[index - 1]?.strength ?? 0) &&
      strength > (strengths[index + 1]?.strength ?? 0),
  );
  return peaks.sort((a, b) => b.strength - a.strength).slice(0, MOST_PEAKS);
}

/** Pairs of edges that are as far apart as two sides of the card, the strongest first. */
function findPairs(place: CardPlace, axis: CardAxis, brightness: Brightness): EdgePair[] {
  const length = axis === 'u' ? place.width : place.height;
  const peaks = findPeaks(place, axis, brightness).sort((a, b) => a.offset - b.offset);
  return peaks
    .flatMap((from, index) => peaks.slice(index + 1).map((to) => ({ from, to })))
    .filter(({ from, to }) => Math.abs((to.offset - from.offset) / length - 1) <= MOST_SIZE_DIFFERENCE)
    .map(({ from, to }) => ({
      from: from.offset,
      to: to.offset,
      strength: Math.sqrt(from.strength * to.strength),
    }))
    .sort((a, b) => b.strength - a.strength);
}

/** Returns the mean step of the brightness along a line, third by third. */
function edgeStrength(place: CardPlace, axis: CardAxis, offset: number, brightness: Brightness): number {
  const along = axis === 'u' ? place.height : place.width;
  const at = (distance: number, position: number) => {
    const [u, v] = axis === 'u' ? [distance, position] : [position, distance];
    const { x, y } = pointOf(place, u, v);
    return brightness(Math.round(x), Math.round(y));
  };
  const steps = THIRDS.map((third) => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES_PER_THIRD; sample += 1) {
      const fraction = third + ((sample + 0.5) / SAMPLES_PER_THIRD - 0.5) * 0.24;
      sum += at(offset + 1, fraction * along) - at(offset - 1, fraction * along);
    }
    return Math.abs(sum / SAMPLES_PER_THIRD);
  });
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

/** A line in the picture: all points where `nx * x + ny * y = distance`. */
interface FittedLine {
  nx: number;
  ny: number;
  distance: number;
}

type CardSide = 'top' | 'right' | 'bottom' | 'left';

/** Places along a side at which its edge is looked for. The corners are round. */
const STATIONS = 17;
const STATION_RANGE = 0.7;
/** Largest distance of the edge from the expected side, as a fraction of the short side. */
const REACH = 0.05;
/** Least step of the brightness, of 255. */
const LEAST_LINE_STEP = 6;
/** Most distance of an edge point from the line, in pixels. */
const MOST_RESIDUAL = 1.5;
/** Least fraction of the stations that lie on the line: fingers may cover some. */
const LEAST_STATIONS = 0.55;

/** Position along a side, and the edge's distance from the middle of the card. */
type EdgePoint = readonly [along: number, across: number];

/** Fits a line to the edge at a side of a card, to a fraction of a pixel. Undefined if there is none. */
function fitLine(place: CardPlace, side: CardSide, brightness: Brightness): FittedLine | undefined {
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
  if (most < LEAST_LINE_STEP) return undefined;
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
function intersection(a: FittedLine, b: FittedLine): PixelPoint | undefined {
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
