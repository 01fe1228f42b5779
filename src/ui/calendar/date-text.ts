import { type CalendarDay, dateOf, dayOf } from './calendar-day';

/** How a date is typed; the letters are those of Unicode's date patterns. */
export type DateFormat = 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** The format of a date field that names none (000 §5). */
export const DEFAULT_DATE_FORMAT: DateFormat = 'dd/MM/yyyy';

const FIELD = { d: 'day', M: 'month', y: 'year' } as const;

/**
 * What a date field shows while a date is typed: digits only, the format's signs set between day, month and year, cut
 * off at the format's length. No sign at the end, so that a digit can be deleted again.
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

/** The real day that a whole text in this format names; undefined for anything else, 30 February among them. */
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

/** A day as the field shows it. */
export function writeDate(day: CalendarDay, format: DateFormat): string {
  return format.replace(/([dMy])\1*/g, (group) =>
    String(day[FIELD[group.charAt(0) as keyof typeof FIELD]]).padStart(group.length, '0'),
  );
}

/** Whether a text has a digit where the format has a letter, and its signs where the format has them. */
function isComplete(text: string, format: DateFormat): boolean {
  return text.replace(/\d/g, '0') === format.replace(/\w/g, '0');
}

function groupsOf(format: DateFormat): string[] {
  return format.split(/\W/);
}
