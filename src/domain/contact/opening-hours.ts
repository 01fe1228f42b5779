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
const MS_PER_MINUTE = 60_000;

/** Whether it is open at a moment. Holidays are left out. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[], timeZone: string): boolean {
  const { weekday, minutes } = clockOf(moment, timeZone);
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
  return Math.round((clockOf(moment, timeZone).time - clockOf(moment, otherTimeZone).time) / MS_PER_MINUTE);
}

/** Hours of the day at the shopper's, which may be those of the day before or after. */
export function shiftHour(hour: number, minutes: number): number {
  const shifted = (hour * MINUTES_PER_HOUR + minutes) % MINUTES_PER_DAY;
  return ((shifted + MINUTES_PER_DAY) % MINUTES_PER_DAY) / MINUTES_PER_HOUR;
}

/** What a clock on the wall shows: weekday from Monday (1), minutes of the day, and both as milliseconds of UTC. */
function clockOf(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  const time = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return {
    time,
    weekday: new Date(time).getUTCDay() || 7,
    minutes: read('hour') * MINUTES_PER_HOUR + read('minute'),
  };
}
