import {
  min as earliest,
  endOfDay,
  endOfMonth,
  endOfYear,
  max as latest,
  startOfDay,
  startOfMonth,
  startOfYear,
} from 'date-fns';

/** The days that may be chosen, both ends included; an end that is missing is open. */
export interface DateRange {
  readonly min?: Date | undefined;
  readonly max?: Date | undefined;
}

const periods = {
  day: { start: startOfDay, end: endOfDay },
  month: { start: startOfMonth, end: endOfMonth },
  year: { start: startOfYear, end: endOfYear },
} as const;

/** Whether no day of the period that a date lies in may be chosen. */
export function isOutside(date: Date, period: keyof typeof periods, { min, max }: DateRange): boolean {
  const { start, end } = periods[period];
  return (min !== undefined && end(date) < startOfDay(min)) || (max !== undefined && start(date) > max);
}

/** The date itself, or the end of the range that it lies beyond. */
export function intoRange(date: Date, { min, max }: DateRange): Date {
  const notTooEarly = min ? latest([date, min]) : date;
  return max ? earliest([notTooEarly, max]) : notTooEarly;
}

/**
 * The first year of the slide that shows a year. Slides begin at the range's first year, so that a range from 1920 is
 * not led by years that cannot be chosen; without one they begin at multiples of their length.
 */
export function slideStart(year: number, yearsPerSlide: number, { min }: DateRange): number {
  const first = min?.getFullYear() ?? 0;
  return first + Math.floor((year - first) / yearsPerSlide) * yearsPerSlide;
}
