import { type CalendarDay, dateOf, dayOf } from './calendar-day';

/** Format of a typed date, as a Unicode date pattern. */
export type DateFormat = 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** Default format of a date field (000 §5). */
export const DEFAULT_DATE_FORMAT: DateFormat = 'dd/MM/yyyy';

const FIELD = { d: 'day', M: 'month', y: 'year' } as const;

/**
 * Input mask of a date field: digits only, with the format's separators between day, month and year, cut off at the
 * format's length. No trailing separator, so that digits can be deleted.
 */
export function maskDate(typed: string, format: DateFormat): string {
  let rest = typed.replace(/\D/g, '');
  const sign = format.replace(/\w/g, '').charAt(0);
  const parts = groupsOf(format).map(({ length }) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return parts.filter((part) => part !== '').join(sign);
}

/** Parses a complete date. Undefined for anything else, including February 30. */
export function readDate(text: string, format: DateFormat): CalendarDay | undefined {
  if (!isComplete(text, format)) return undefined;
  const day = { year: 0, month: 0, day: 0 };
  let at = 0;
  for (const group of groupsOf(format)) {
    day[FIELD[group.charAt(0) as keyof typeof FIELD]] = Number(text.slice(at, at + group.length));
    at += group.length + 1;
  }
  const real = dayOf(dateOf(day));
  return real.year === day.year && real.month === day.month && real.day === day.day ? day : undefined;
}

/** Formats a day for the field. */
export function writeDate(day: CalendarDay, format: DateFormat): string {
  return format.replace(/([dMy])\1*/g, (group) =>
    String(day[FIELD[group.charAt(0) as keyof typeof FIELD]]).padStart(group.length, '0'),
  );
}

/** Whether the text has digits and separators exactly where the format has them. */
function isComplete(text: string, format: DateFormat): boolean {
  return text.replace(/\d/g, '0') === format.replace(/\w/g, '0');
}

function groupsOf(format: DateFormat): string[] {
  return format.split(/\W/);
}
