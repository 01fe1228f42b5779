/**
 * Formats a time of day, such as "10:00 AM" or "20 h 00". In UTC, so that server and browser render the same text.
 *
 * No line breaks within a time. A French hour has no leading zero (OQLF).
 *
 * @param minutes since midnight; 1440 is midnight again.
 */
export function formatTime(minutes: number, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone: 'UTC' });
  return format
    .format(new Date(minutes * 60_000))
    .replace(/^0(?=\d h )/, '')
    .replaceAll(' ', '\u00A0');
}

/** Returns the name of a weekday from Monday (1) to Sunday (7), such as "Monday". */
export function formatWeekday(weekday: number, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' });
  // January 5, 1970 was a Monday.
  return format.format(new Date(Date.UTC(1970, 0, 4 + weekday)));
}
