import type { CalendarDate } from './calendar-date';
import { weekdayOf } from './day-number';

/** The time that a clock shows in a time zone. */
export interface WallClock {
  readonly date: CalendarDate;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Minutes since midnight, by the clock's hands. */
  readonly minutes: number;
}

const MS_PER_MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches the format, because creating one takes longer than using it a hundred times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns whether this system knows a text as an IANA time zone. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the wall clock of a time zone at a moment. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const values = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => values.get(type) ?? 0;
  const date = { year: read('year'), month: read('month'), day: read('day') };
  return { date, weekday: weekdayOf(date), minutes: read('hour') * 60 + read('minute') };
}

/**
 * Converts a wall-clock time to a moment. If the time occurs twice, because clocks are set back, it returns the first moment; a
 * skipped time, because clocks are set forward, is moved later by the difference.
 *
 * @param minutes since midnight; 1440 and more are on the next day.
 */
export function momentOf(date: CalendarDate, minutes: number, timeZone: string): Date {
  const shown = Date.UTC(date.year, date.month - 1, date.day) + minutes * MS_PER_MINUTE;
  const isShown = (time: number) => showsAt(time, timeZone) === shown;
  // Tries the offset before any change on this day first, to find the first of two equal times.
  const before = new Date(shown - offsetAt(new Date(shown), timeZone) - 180 * MS_PER_MINUTE);
  const first = shown - offsetAt(before, timeZone);
  const second = shown - offsetAt(new Date(first), timeZone);
  return new Date([first, second].find(isShown) ?? Math.max(first, second));
}

/** Milliseconds by which the zone's clocks are ahead of UTC; negative when they are behind. */
function offsetAt(moment: Date, timeZone: string): number {
  const wholeMinutes = Math.floor(moment.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;
  return showsAt(wholeMinutes, timeZone) - wholeMinutes;
}

/** Converts a moment to the local wall-clock time, expressed as UTC milliseconds. */
function showsAt(time: number, timeZone: string): number {
  const { date, minutes } = wallClock(new Date(time), timeZone);
  return Date.UTC(date.year, date.month - 1, date.day) + minutes * MS_PER_MINUTE;
}
