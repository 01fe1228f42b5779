/** How long one lens is worn. */
export type WearSchedule = 'daily' | 'two-week' | 'monthly';

/** Boxes of one line at most (the cart's quantity limit for contact lenses). */
export const MAX_BOXES = 10;

/** Lenses that one eye needs in a year, in full boxes: makers count 360 days, 24 half months, 12 months. */
const LENSES_PER_YEAR: Record<WearSchedule, number> = { daily: 360, 'two-week': 24, monthly: 12 };

/**
 * Boxes for one eye and one year; undefined for an unknown schedule or box, and when a line cannot hold as many.
 *
 * @param boxSize lenses per box.
 */
export function annualSupply(wear: string, boxSize: number): number | undefined {
  const lenses = isWearSchedule(wear) ? LENSES_PER_YEAR[wear] : undefined;
  if (lenses === undefined || !(boxSize > 0)) return undefined;
  const boxes = Math.ceil(lenses / boxSize);
  return boxes <= MAX_BOXES ? boxes : undefined;
}

function isWearSchedule(wear: string): wear is WearSchedule {
  return Object.hasOwn(LENSES_PER_YEAR, wear);
}
