import { dayNumber } from '../dates/day-number';
import { wallClock } from '../dates/wall-clock';

/** Opening hours on some days of the week, in the time zone of the customer service. */
export interface OpeningHours {
  /** First and last day, from Monday (1) to Sunday (7). */
  days: readonly [first: number, last: number];
  /** Hours of the day, from 0 to 24. */
  opens: number;
  closes: number;
}

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Returns whether the service is open at a moment. Ignores holidays. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[], timeZone: string): boolean {
  const { weekday, minutes } = wallClock(moment, timeZone);
  return hours.some(
    ({ days: [first, last], opens, closes }) =>
      weekday >= first &&
      weekday <= last &&
      minutes >= opens * MINUTES_PER_HOUR &&
      minutes < closes * MINUTES_PER_HOUR,
  );
}

/** Minutes by which the clock of one time zone is ahead of another's at a moment; negative when it is behind. */
export function minutesAhead(moment: Date, timeZone: string, otherTimeZone: string): number {
  return minuteNumber(moment, timeZone) - minuteNumber(moment, otherTimeZone);
}

/** Hours of the day at the shopper's, which may be those of the day before or after. */
export function shiftHour(hour: number, minutes: number): number {
  const shifted = (hour * MINUTES_PER_HOUR + minutes) % MINUTES_PER_DAY;
  return ((shifted + MINUTES_PER_DAY) % MINUTES_PER_DAY) / MINUTES_PER_HOUR;
}

/** Minutes since January 1, 1970 by the clock's hands. */
function minuteNumber(moment: Date, timeZone: string): number {
  const { date, minutes } = wallClock(moment, timeZone);
  return dayNumber(date) * MINUTES_PER_DAY + minutes;
}
