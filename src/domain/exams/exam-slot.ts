import type { ExamSlot as WireSlot } from '@generated/stores/model/examSlot';
import type { ExamSlots as WireSlots } from '@generated/stores/model/examSlots';
import { groupBy } from '../collections/group-by';
import { type CalendarDate, parseIsoDay, toIsoDay } from '../dates/calendar-date';
import { addDays, dayNumber } from '../dates/day-number';
import { wallClock } from '../dates/wall-clock';
import { parseTime } from '../stores/store-hours';

/** Day and time at a store. Not a `Date`, because it has no time zone. */
export interface StoreTime {
  readonly date: CalendarDate;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** A time at which an exam can begin. */
export interface ExamSlot {
  readonly id: string;
  readonly start: StoreTime;
  readonly end: StoreTime;
  readonly doctorId: string;
  /** Empty if not known. */
  readonly doctorName: string;
}

/** The free times of one day, earliest first. */
export interface SlotDay {
  readonly date: CalendarDate;
  readonly slots: readonly ExamSlot[];
}

/** Reads YYYY-MM-DDTHH:mm; undefined for anything else. */
export function parseStoreTime(text: string): StoreTime | undefined {
  const [day = '', time = ''] = text.split('T');
  const [date, minutes] = [parseIsoDay(day), parseTime(time)];
  return date && minutes !== undefined ? { date, minutes } : undefined;
}

/** Returns the slots of a response by day; malformed ones are left out. */
export function toSlotDays({ slots }: WireSlots): SlotDay[] {
  const byDay = groupBy(slots.flatMap(toSlot), ({ start }) => toIsoDay(start.date));
  return [...byDay.values()]
    .map((ofDay) => ({
      date: dateOf(ofDay),
      slots: ofDay.toSorted((a, b) => a.start.minutes - b.start.minutes),
    }))
    .sort((a, b) => dayNumber(a.date) - dayNumber(b.date));
}

function dateOf([first]: readonly ExamSlot[]): CalendarDate {
  // A group is never empty.
  return (first as ExamSlot).start.date;
}

function toSlot({ slotId, start, end, doctorId, doctorName = '' }: WireSlot): ExamSlot[] {
  const [from, to] = [parseStoreTime(start), parseStoreTime(end)];
  return from && to ? [{ id: slotId, start: from, end: to, doctorId, doctorName: doctorName.trim() }] : [];
}

/** The contract's limit: the last day is at most so many days after the first. */
const WINDOW_DAYS = 31;
/** Number of days ahead for which exams are offered. */
export const HORIZON_DAYS = 60;

/** Returns the requests that cover all days on which exams are offered, in their order. */
export function slotWindows(today: CalendarDate): { from: string; to: string }[] {
  const windows: { from: string; to: string }[] = [];
  for (let first = 0; first <= HORIZON_DAYS; first += WINDOW_DAYS + 1) {
    const last = Math.min(first + WINDOW_DAYS, HORIZON_DAYS);
    windows.push({ from: toIsoDay(addDays(today, first)), to: toIsoDay(addDays(today, last)) });
  }
  return windows;
}

/** Returns the first day with a free time after a day; the first of all without one. */
export function nextFreeDay(days: readonly SlotDay[], after?: CalendarDate): SlotDay | undefined {
  return days.find(({ date, slots }) => slots.length > 0 && (!after || dayNumber(date) > dayNumber(after)));
}

/**
 * Returns whether a time has passed by the store's clock. Without a time zone it returns false, so that the time remains
 * bookable.
 */
export function hasPassed(time: StoreTime, timeZone: string | undefined, now: Date): boolean {
  return passedAt(timeZone, now)(time);
}

/** Returns `hasPassed` for many times, reading the clock once. */
export function passedAt(timeZone: string | undefined, now: Date): (time: StoreTime) => boolean {
  if (!timeZone) return () => false;
  const clock = wallClock(now, timeZone);
  const today = dayNumber(clock.date);
  return ({ date, minutes }) => {
    const days = dayNumber(date) - today;
    return days < 0 || (days === 0 && minutes <= clock.minutes);
  };
}
