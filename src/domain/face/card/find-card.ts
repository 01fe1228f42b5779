import type { Brightness } from '../iris-edge';
import { CARD, type CardCorners, type CardPlace, type PixelPoint, pointOf } from './card';
import { type FittedLine, fitLine, intersection } from './fit-line';

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
