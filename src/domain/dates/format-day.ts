import type { CalendarDate } from './calendar-date';
import { typesetDate } from './typeset-date';

/**
 * Formats a day without its year, such as "Nov 27", which no line breaks. In UTC, so that the server's text is the browser's.
 */
export function formatDay({ year, month, day }: CalendarDate, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const text = typesetDate(format.format(new Date(Date.UTC(year, month - 1, day))), languageTag);
  return text.replaceAll(' ', '\u00a0');
}

/** Formats a day in full, such as "November 27, 2026". In UTC as well. */
export function formatLongDay({ year, month, day }: CalendarDate, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  return typesetDate(format.format(new Date(Date.UTC(year, month - 1, day))), languageTag);
}

/** Formats a day with its weekday, such as "Friday, November 27, 2026". In UTC as well. */
export function formatFullDay({ year, month, day }: CalendarDate, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'full', timeZone: 'UTC' });
  return typesetDate(format.format(new Date(Date.UTC(year, month - 1, day))), languageTag);
}

/** Formats a day of the next weeks, such as "Friday, November 27". In UTC as well. */
export function formatNearDay({ year, month, day }: CalendarDate, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return typesetDate(format.format(new Date(Date.UTC(year, month - 1, day))), languageTag);
}

/** Formats a month with its year, such as "November 2026". In UTC as well. */
export function formatMonth({ year, month }: CalendarDate, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, month - 1, 1)));
}

/** Returns the short names of a day's weekday and month, such as "Fri" and "Nov". In UTC as well. */
export function shortNames(
  { year, month, day }: CalendarDate,
  languageTag: string,
): { weekday: string; month: string } {
  const date = new Date(Date.UTC(year, month - 1, day));
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { ...options, timeZone: 'UTC' }).format(date);
  return { weekday: name({ weekday: 'short' }), month: name({ month: 'short' }) };
}
