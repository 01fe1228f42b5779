import { digitsOf, toAsciiDigits } from '@/domain/text/typed-text';
import { type CalendarDay, toCalendarDay, toDate } from './calendar-day';

/** Format of a typed date, as a Unicode date pattern. */
export type DateFormat = 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** Default format of a date field (000 §5). */
export const DEFAULT_DATE_FORMAT: DateFormat = 'dd/MM/yyyy';

const FIELD = { d: 'day', M: 'month', y: 'year' } as const;

/** Format of autofilled dates, and of dates copied from other programs (ISO 8601). */
const ISO_FORMAT: DateFormat = 'yyyy-MM-dd';

/**
 * Applies the input mask of a date field: digits only, with the format's separators between day, month and year, cut off at the
 * format's length. No trailing separator, so that digits can be deleted. A date with its year first stays so until it is
 * complete.
 */
export function maskDate(typed: string, format: DateFormat): string {
  const digits = digitsOf(typed);
  if (!isYearFirst(typed, format)) return groupDigits(digits, format);
  const text = groupDigits(digits, ISO_FORMAT);
  const day = parseDate(text, ISO_FORMAT);
  return day ? formatDate(day, format) : text;
}

/**
 * Returns whether the year is first. No month begins with 19 or 20. Where the day is first, only a separator after the year
 * tells.
 */
function isYearFirst(typed: string, format: DateFormat): boolean {
  const start = format === 'MM/dd/yyyy' ? /^\D*(19|20)/ : /^\D*(19|20)\d\d\D+\d/;
  return format !== ISO_FORMAT && start.test(toAsciiDigits(typed));
}

function groupDigits(digits: string, format: DateFormat): string {
  let rest = digits;
  const separator = format.replace(/\w/g, '').charAt(0);
  const parts = formatGroups(format).map(({ length }) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return parts.filter((part) => part !== '').join(separator);
}

/** Completes a single digit before a separator, so that the typed 7/4/1988 is July 4 and not 74/19/88. */
export function padLoneDigits(typed: string): string {
  return toAsciiDigits(typed).replace(/(^|\D)([1-9])(?=\D)/g, '$10$2');
}

/** Parses a complete date. Undefined for anything else, including February 30. */
export function parseDate(text: string, format: DateFormat): CalendarDay | undefined {
  if (!isComplete(text, format)) return undefined;
  const day = { year: 0, month: 0, day: 0 };
  let offset = 0;
  for (const group of formatGroups(format)) {
    day[FIELD[group.charAt(0) as keyof typeof FIELD]] = Number(text.slice(offset, offset + group.length));
    offset += group.length + 1;
  }
  const normalized = toCalendarDay(toDate(day));
  return normalized.year === day.year && normalized.month === day.month && normalized.day === day.day
    ? day
    : undefined;
}

/** Formats a day for the field. */
export function formatDate(day: CalendarDay, format: DateFormat): string {
  return format.replace(/([dMy])\1*/g, (group) =>
    String(day[FIELD[group.charAt(0) as keyof typeof FIELD]]).padStart(group.length, '0'),
  );
}

/** Returns whether the text has digits and separators exactly where the format has them. */
function isComplete(text: string, format: DateFormat): boolean {
  return text.replace(/\d/g, '0') === format.replace(/\w/g, '0');
}

function formatGroups(format: DateFormat): string[] {
  return format.split(/\W/);
}
