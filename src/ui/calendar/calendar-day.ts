/** A day without time or time zone: `month` 1 to 12, `day` 1 to 31. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Midnight of the day where the code runs, for calculations with date-fns. */
export function dateOf({ year, month, day }: CalendarDay): Date {
  const date = new Date(year, month - 1, day);
  // The constructor takes the years 0 to 99 for those of the last century.
  date.setFullYear(year);
  return date;
}

/** The day that a moment falls on where the code runs. */
export function dayOf(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
