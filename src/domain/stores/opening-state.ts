import { type CalendarDate, compareDates } from '../dates/calendar-date';
import { addDays, weekdayOf } from '../dates/day-number';
import { wallClock } from '../dates/wall-clock';
import type { Store } from './store';
import { type DayHours, MINUTES_PER_DAY } from './store-hours';

/** Minutes before closing from which a store "closes soon". */
const CLOSES_SOON_MINUTES = 60;

/** Opening state of a store. Minutes are those of the day, at the store. */
export type OpeningState =
  | { readonly status: 'open'; readonly closesAt: number; readonly closesSoon: boolean }
  | {
      readonly status: 'closed';
      /** The next opening; undefined if the store is closed all week. */
      readonly opens?: {
        readonly at: number;
        /** 0 is later today, 1 tomorrow. */
        readonly daysAhead: number;
        /** 1 for Monday to 7 for Sunday. */
        readonly weekday: number;
      };
    };

const DAYS_OF_WEEK = 7;

/**
 * Returns whether a store is open at a moment, by the clock of its time zone. Returns undefined if hours or zone are unknown,
 * or if the store is not open yet, temporarily closed or closed for good.
 */
export function openingState(
  store: Pick<Store, 'status' | 'hours' | 'specialDays' | 'timeZone'>,
  now: Date,
): OpeningState | undefined {
  const { status, hours, timeZone } = store;
  if (status !== 'open' || !hours || !timeZone) return undefined;
  const { date, weekday, minutes } = wallClock(now, timeZone);
  const hoursOn = (daysAhead: number) => hoursOfDay(store, addDays(date, daysAhead));
  const closes = closingTime(hoursOn(0), minutes) ?? closingTime(hoursOn(-1), minutes + MINUTES_PER_DAY);
  if (closes)
    return { status: 'open', closesAt: closes.at, closesSoon: closes.inMinutes <= CLOSES_SOON_MINUTES };
  for (let daysAhead = 0; daysAhead <= DAYS_OF_WEEK; daysAhead += 1) {
    const next = hoursOn(daysAhead);
    if (next && (daysAhead > 0 || next.opens > minutes)) {
      const day = ((weekday - 1 + daysAhead) % DAYS_OF_WEEK) + 1;
      return { status: 'closed', opens: { at: next.opens, daysAhead, weekday: day } };
    }
  }
  return { status: 'closed' };
}

/** Returns the hours of a date, falling back to those of its weekday; undefined when closed. */
export function hoursOfDay(
  { hours, specialDays }: Pick<Store, 'hours' | 'specialDays'>,
  date: CalendarDate,
): DayHours | undefined {
  const special = specialDays.find((day) => compareDates(day.date, date) === 0);
  return special ? special.hours : hours?.[weekdayOf(date) - 1];
}

/** Returns the closing time if the hours contain a minute of that day. Above 1440 it is in the morning after. */
function closingTime(hours: DayHours | undefined, minute: number) {
  if (!hours || minute < hours.opens || minute >= hours.closes) return undefined;
  return { at: hours.closes % MINUTES_PER_DAY, inMinutes: hours.closes - minute };
}

/** Hours of a week, Monday first; today's are those of its date. */
export function weekHours(store: Pick<Store, 'hours' | 'specialDays' | 'timeZone'>, now: Date) {
  const { hours, timeZone } = store;
  const today = timeZone && wallClock(now, timeZone);
  return hours?.map((day, index) =>
    today && index === today.weekday - 1 ? hoursOfDay(store, today.date) : day,
  );
}

/** Returns the row of today in a table of hours, Monday first (0); undefined without a time zone. */
export function todayIndex({ timeZone }: Pick<Store, 'timeZone'>, now: Date): number | undefined {
  return timeZone ? wallClock(now, timeZone).weekday - 1 : undefined;
}

/** Returns the milliseconds until the next full minute, when the display may change. */
export function untilNextMinute(now: Date): number {
  return 60_000 - (now.getTime() % 60_000);
}

/** Epoch milliseconds at the start of the minute. */
export function startOfMinute(time: number): number {
  return time - (time % 60_000);
}
