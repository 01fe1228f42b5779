import type { Brightness } from '../iris-edge';
import { type CardPlace, pointOf } from './card';

/** Across the long side (`u`) or the short side (`v`) of a card. */
export type CardAxis = 'u' | 'v';

/** Two parallel edges of a card, by their distance from its expected middle in pixels. */
export interface EdgePair {
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
export function findPairs(place: CardPlace, axis: CardAxis, brightness: Brightness): EdgePair[] {
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
