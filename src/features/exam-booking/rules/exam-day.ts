import { groupBy } from '@/domain/collections/group-by';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { addDays, dayNumber } from '@/domain/dates/day-number';
import { type ExamSlot, HORIZON_DAYS, passedAt, type SlotDay } from '@/domain/exams/exam-slot';

export const DAY_PERIODS = ['morning', 'afternoon', 'evening'] as const;

export type DayPeriod = (typeof DAY_PERIODS)[number];

const NOON = 12 * 60;
/** 5 p.m. */
const EVENING = 17 * 60;

/** @param minutes since midnight, by the clock of the store. */
export function dayPeriod(minutes: number): DayPeriod {
  if (minutes < NOON) return 'morning';
  return minutes < EVENING ? 'afternoon' : 'evening';
}

/** Returns every day on which exams are offered, also those without a free time. */
export function offeredDays(today: CalendarDate, days: readonly SlotDay[]): SlotDay[] {
  const byDay = new Map(days.map((day) => [dayNumber(day.date), day]));
  return Array.from({ length: HORIZON_DAYS + 1 }, (_, index) => {
    const date = addDays(today, index);
    return byDay.get(dayNumber(date)) ?? { date, slots: [] };
  });
}

export interface TimesNow {
  /** The store's time zone. */
  timeZone: string | undefined;
  now: Date;
  /** Times that are known to be taken, although the list may still have them. */
  taken: readonly ExamSlot[];
}

/** Times that can still be booked, each once: of several doctors who are free, the first one. */
export function bookableTimes(days: readonly SlotDay[], { timeZone, now, taken }: TimesNow): SlotDay[] {
  const takenIds = new Set(taken.map(({ id }) => id));
  const hasPassed = passedAt(timeZone, now);
  return days.map(({ date, slots }) => ({
    date,
    slots: distinct(slots.filter(({ id, start }) => !takenIds.has(id) && !hasPassed(start))),
  }));
}

function distinct(slots: readonly ExamSlot[]): ExamSlot[] {
  return [...groupBy(slots, ({ start }) => start.minutes).values()].flatMap(([first]) => first ?? []);
}
