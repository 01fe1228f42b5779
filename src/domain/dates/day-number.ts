import type { CalendarDate } from './calendar-date';

const MS_PER_DAY = 86_400_000;

/** Days since January 1, 1970; the difference of two is the number of days between them. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** Returns the date that many days later; a negative number is earlier. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * MS_PER_DAY);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  // January 1, 1970 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}
