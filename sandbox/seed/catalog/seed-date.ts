/** The seed's fixed current date (ISO date, UTC), so that the catalog is the same in every run. */
export const SEED_DATE = '2026-06-15';

const MILLISECONDS_PER_DAY = 86_400_000;

/** Returns the ISO date `days` before the seed date. */
export function daysBeforeSeedDate(days: number): string {
  const moment = Date.parse(`${SEED_DATE}T00:00:00Z`) - days * MILLISECONDS_PER_DAY;
  return new Date(moment).toISOString().slice(0, 10);
}
