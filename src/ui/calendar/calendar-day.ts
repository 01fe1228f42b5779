/** A date without time or time zone: `month` 1 to 12, `day` 1 to 31. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns local midnight of the day, for date-fns. */
export function toDate({ year, month, day }: CalendarDay): Date {
  const date = new Date(year, month - 1, day);
  // The constructor maps the years 0 to 99 to 1900 to 1999.
  date.setFullYear(year);
  return date;
}

/** Returns the local calendar day of a Date. */
export function toCalendarDay(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
