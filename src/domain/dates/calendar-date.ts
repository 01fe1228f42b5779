import { isExists } from 'date-fns/isExists';

/** A date without time or time zone: `month` 1 to 12, `day` 1 to 31. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses MM/DD/YYYY, exactly ten characters; undefined for anything else, such as 02/30/2000. */
export function parseMonthDayYear(text: string): CalendarDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match ? validDate(Number(match[3]), Number(match[1]), Number(match[2])) : undefined;
}

/** Parses YYYY-MM-DD; undefined for anything else. */
export function parseIsoDay(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? validDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** Formats a date as MM/DD/YYYY. */
export function toMonthDayYear({ year, month, day }: CalendarDate): string {
  return `${pad(month, 2)}/${pad(day, 2)}/${pad(year, 4)}`;
}

/** Formats a date as YYYY-MM-DD. */
export function toIsoDay({ year, month, day }: CalendarDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Returns the calendar date in the local time zone, which in a browser is the shopper's. */
export function toCalendarDate(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** Returns a negative number if `a` is before `b`, 0 on the same day, a positive number if it is after. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

function validDate(year: number, month: number, day: number): CalendarDate | undefined {
  return isExists(year, month - 1, day) ? { year, month, day } : undefined;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
