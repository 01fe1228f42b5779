import type { CalendarDate } from '@/domain/dates/calendar-date';
import { addDays, weekdayOf } from '@/domain/dates/day-number';
import { wallClock } from '@/domain/dates/wall-clock';
import type { StoreSeed } from '../seed/models/store';

type Hours = StoreSeed['hours'][number];

export interface SpecialDay {
  date: CalendarDate;
  /** Null when closed. */
  hours: Hours;
}

/** Days from today on whose hours a store announces. */
const ANNOUNCED_DAYS = 60;
/** Stores close at this time on the day before a holiday. */
const EARLY_CLOSE = '17:00';
const MONDAY = 1;
const THURSDAY = 4;

type Rule = 'closed' | 'early';

/** Holidays of the United States and of Canada, as month and day. */
const FIXED: Readonly<Record<StoreSeed['country'], Readonly<Record<string, Rule>>>> = {
  US: { '1-1': 'closed', '7-4': 'early', '12-24': 'early', '12-25': 'closed', '12-31': 'early' },
  CA: {
    '1-1': 'closed',
    '7-1': 'closed',
    '12-24': 'early',
    '12-25': 'closed',
    '12-26': 'closed',
    '12-31': 'early',
  },
};

/** Returns the holidays of the next weeks on which a store has other hours than usual. */
export function specialDays(store: StoreSeed, now: Date): SpecialDay[] {
  const { date: today } = wallClock(now, store.timeZone);
  return Array.from({ length: ANNOUNCED_DAYS }, (_, index) => addDays(today, index)).flatMap((date) => {
    const hours = storeHoursOn(store, date);
    return hours === undefined || hours === usualHours(store, date) ? [] : [{ date, hours }];
  });
}

/** Hours of a day, holidays included; null when closed, undefined where the store names no hours. */
export function storeHoursOn(store: StoreSeed, date: CalendarDate): Hours | undefined {
  const usual = usualHours(store, date);
  const rule = usual && ruleOf(store.country, date);
  if (rule === 'closed') return null;
  return rule === 'early' && usual && usual.close > EARLY_CLOSE ? { ...usual, close: EARLY_CLOSE } : usual;
}

function usualHours({ hours }: StoreSeed, date: CalendarDate): Hours | undefined {
  return hours[weekdayOf(date) - 1];
}

function ruleOf(country: StoreSeed['country'], date: CalendarDate): Rule | undefined {
  const { month, day } = date;
  const isNth = (count: number, weekday: number) =>
    weekdayOf(date) === weekday && Math.ceil(day / 7) === count;
  if (country === 'US' && month === 11 && isNth(4, THURSDAY)) return 'closed';
  if (country === 'CA' && month === 9 && isNth(1, MONDAY)) return 'closed';
  if (country === 'CA' && month === 10 && isNth(2, MONDAY)) return 'closed';
  return FIXED[country][`${month}-${day}`];
}
