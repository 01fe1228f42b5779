import { type CalendarDate, compareDates } from '../dates/calendar-date';

/** A parent or guardian comes with younger patients. Our own rule: 001 has none. */
const ADULT_AGE = 18;

/** Whether a patient is under 18 on a day. Who is born on February 29 is of age on March 1. */
export function isMinor(born: CalendarDate, day: CalendarDate): boolean {
  return compareDates({ ...born, year: born.year + ADULT_AGE }, day) > 0;
}
