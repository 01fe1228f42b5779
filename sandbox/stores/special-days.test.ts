import { describe, expect, it } from 'vitest';
import { parseIsoDay, toIsoDay } from '@/domain/dates/calendar-date';
import type { StoreSeed } from '../seed/models/store';
import { specialDays, storeHoursOn } from './special-days';

const DAY = { open: '10:00', close: '20:00' };

/** Creates a store that is open every day but Sunday. */
const storeOf = (
  country: StoreSeed['country'],
  hours: StoreSeed['hours'] = [DAY, DAY, DAY, DAY, DAY, DAY, null],
) => ({ country, timeZone: 'America/Toronto', hours }) as StoreSeed;

const from = (store: StoreSeed, day: string) =>
  specialDays(store, new Date(`${day}T12:00:00-05:00`)).map(({ date, hours }) => [
    toIsoDay(date),
    hours?.close ?? 'closed',
  ]);

describe('special days', () => {
  it('are the holidays of the country', () => {
    expect(from(storeOf('US'), '2026-11-20')).toEqual([
      ['2026-11-26', 'closed'],
      ['2026-12-24', '17:00'],
      ['2026-12-25', 'closed'],
      ['2026-12-31', '17:00'],
      ['2027-01-01', 'closed'],
    ]);
    expect(from(storeOf('CA'), '2026-06-15')).toEqual([['2026-07-01', 'closed']]);
    expect(from(storeOf('CA'), '2026-09-01')).toEqual([
      ['2026-09-07', 'closed'],
      ['2026-10-12', 'closed'],
    ]);
  });

  it('leave out days on which the store is closed anyway, or closes early', () => {
    // A Friday in 2026.
    expect(from(storeOf('US', [DAY, DAY, DAY, DAY, null, DAY, DAY]), '2026-12-20')).not.toContainEqual([
      '2026-12-25',
      'closed',
    ]);
    const short = { open: '09:00', close: '16:00' };
    expect(from(storeOf('US', Array(7).fill(short)), '2026-12-01')).toEqual([
      ['2026-12-25', 'closed'],
      ['2027-01-01', 'closed'],
    ]);
    expect(from(storeOf('US', []), '2026-12-01')).toEqual([]);
  });

  it('are the hours of their day', () => {
    const on = (day: string) => {
      const date = parseIsoDay(day);
      return date && storeHoursOn(storeOf('US'), date);
    };
    expect(on('2026-11-25')).toEqual(DAY);
    expect(on('2026-11-26')).toBeNull();
    expect(on('2026-12-24')).toEqual({ open: '10:00', close: '17:00' });
  });
});
