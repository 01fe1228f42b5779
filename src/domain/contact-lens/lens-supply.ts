/** How long a shopper wears one lens. */
export type WearSchedule = 'daily' | 'two-week' | 'monthly';

/** Boxes of one line at most (the cart's quantity limit for contact lenses). */
export const MAX_BOXES = 10;

/** Lenses that one eye needs per month, in full boxes. Makers assume 30 days per month and 360 days per year. */
const LENSES_PER_MONTH: Record<WearSchedule, number> = { daily: 30, 'two-week': 2, monthly: 1 };
const MONTHS_PER_YEAR = 12;

/** Boxes for one eye, and how long they last. */
export interface LensSupply {
  boxes: number;
  /** Whole months, 12 at most. */
  months: number;
  /** Boxes of a whole year; more than `boxes` when a line cannot hold as many. */
  yearBoxes: number;
}

/**
 * Returns a year's supply for one eye, or the largest that a line of the cart can hold. Undefined for an unknown schedule or
 * box, and when a full line does not last a month.
 *
 * @param boxSize lenses per box.
 */
export function largestSupply(wear: string, boxSize: number): LensSupply | undefined {
  const perMonth = isWearSchedule(wear) ? LENSES_PER_MONTH[wear] : undefined;
  if (perMonth === undefined || !(boxSize > 0)) return undefined;
  const yearBoxes = Math.ceil((perMonth * MONTHS_PER_YEAR) / boxSize);
  if (yearBoxes <= MAX_BOXES) return { boxes: yearBoxes, months: MONTHS_PER_YEAR, yearBoxes };
  const months = Math.floor((MAX_BOXES * boxSize) / perMonth);
  return months > 0 ? { boxes: MAX_BOXES, months, yearBoxes } : undefined;
}

function isWearSchedule(wear: string): wear is WearSchedule {
  return Object.hasOwn(LENSES_PER_MONTH, wear);
}
