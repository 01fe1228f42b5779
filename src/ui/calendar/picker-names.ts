/** Localized calendar names from `Intl`. */
export interface PickerNames {
  /** Formats the day for a cell, such as "17". */
  dayNumber: (date: Date) => string;
  /** Formats a day, such as "Wednesday, June 17, 2026". */
  day: (date: Date) => string;
  /** Formats the month for a cell, such as "Jun". */
  monthShort: (date: Date) => string;
  /** Formats a month, such as "June 2026". */
  month: (date: Date) => string;
  /** Formats a year, such as "2026". */
  year: (date: Date) => string;
  /** Sunday first, as in the US and Canada. */
  weekdays: { short: string; long: string }[];
}

/** @param language BCP 47 language tag, such as `fr-CA`. */
export function pickerNames(language: string): PickerNames {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const [weekdayShort, weekdayLong] = [formatter({ weekday: 'narrow' }), formatter({ weekday: 'long' })];
  // January 4, 1970 was a Sunday.
  const week = Array.from({ length: 7 }, (_, index) => new Date(1970, 0, 4 + index));
  return {
    dayNumber: formatter({ day: 'numeric' }),
    day: formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    monthShort: formatter({ month: 'short' }),
    month: formatter({ month: 'long', year: 'numeric' }),
    year: formatter({ year: 'numeric' }),
    weekdays: week.map((date) => ({ short: weekdayShort(date), long: weekdayLong(date) })),
  };
}
