import { type CalendarDate, compareDates } from '@/domain/dates/calendar-date';

/** Younger patients bring a parent or guardian. The specification has no age; this one is ours. */
const ADULT_AGE = 18;

/** Returns whether a patient is under 18 on a day. People born on February 29 come of age on March 1. */
export function isMinor(born: CalendarDate, day: CalendarDate): boolean {
  return compareDates({ ...born, year: born.year + ADULT_AGE }, day) > 0;
}
