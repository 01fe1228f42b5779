import { expect, it } from 'vitest';
import type { ExamSlot } from '@/domain/exams/exam-slot';
import { bookableTimes, dayPeriod, offeredDays, type TimesNow } from './exam-day';

const today = { year: 2026, month: 11, day: 23 };
const slot = (minutes: number, doctorId = '1'): ExamSlot => ({
  id: `${doctorId}-${minutes}`,
  start: { date: today, minutes },
  end: { date: today, minutes: minutes + 30 },
  doctorId,
  doctorName: '',
});

it.each([
  [0, 'morning'],
  [11 * 60 + 59, 'morning'],
  [12 * 60, 'afternoon'],
  [16 * 60 + 59, 'afternoon'],
  [17 * 60, 'evening'],
])('minute %i is in the %s', (minutes, period) => {
  expect(dayPeriod(minutes)).toBe(period);
});

it('offers 61 days from today on, with their times where there are any', () => {
  const days = offeredDays(today, [{ date: { ...today, day: 24 }, slots: [slot(570)] }]);
  expect(days).toHaveLength(61);
  expect(days[0]).toEqual({ date: today, slots: [] });
  expect(days[1]?.slots).toHaveLength(1);
  expect(days.at(-1)?.date).toEqual({ year: 2027, month: 1, day: 22 });
});

it('shows each time once, and none that has passed by the clock of the store', () => {
  const days = [{ date: today, slots: [slot(540), slot(570), slot(570, '2'), slot(600, '2')] }];
  // 9:00 in New York.
  const now = new Date('2026-11-23T14:00:00Z');
  const ids = (options: Partial<TimesNow>) =>
    bookableTimes(days, { timeZone: 'America/New_York', now, taken: [], ...options })[0]?.slots.map(
      ({ id }) => id,
    );
  expect(ids({})).toEqual(['1-570', '2-600']);
  expect(ids({ taken: [slot(570)] })).toEqual(['2-570', '2-600']);
  expect(ids({ timeZone: undefined })).toHaveLength(3);
});
