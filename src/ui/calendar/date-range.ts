import { endOfDay } from 'date-fns/endOfDay';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfYear } from 'date-fns/endOfYear';
import { max as latest } from 'date-fns/max';
import { min as earliest } from 'date-fns/min';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';

/** The selectable days, ends included. A missing end is open. */
export interface DateRange {
  readonly min?: Date | undefined;
  readonly max?: Date | undefined;
}

const periods = {
  day: { start: startOfDay, end: endOfDay },
  month: { start: startOfMonth, end: endOfMonth },
  year: { start: startOfYear, end: endOfYear },
} as const;

/** Returns whether the whole period around a date is outside the range. */
export function isOutside(date: Date, period: keyof typeof periods, { min, max }: DateRange): boolean {
  const { start, end } = periods[period];
  return (min !== undefined && end(date) < startOfDay(min)) || (max !== undefined && start(date) > max);
}

/** Returns the date clamped to the range. */
export function clampToRange(date: Date, { min, max }: DateRange): Date {
  const notBeforeMin = min ? latest([date, min]) : date;
  return max ? earliest([notBeforeMin, max]) : notBeforeMin;
}

/**
 * Returns the first year of the slide that contains a year. Slides start at the range's first year, so that a range from 1920
 * does not begin with disabled years. Without a range they start at multiples of their length.
 */
export function slideStart(year: number, yearsPerSlide: number, { min }: DateRange): number {
  const first = min?.getFullYear() ?? 0;
  return first + Math.floor((year - first) / yearsPerSlide) * yearsPerSlide;
}
