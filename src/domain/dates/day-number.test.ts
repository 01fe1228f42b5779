import { expect, test } from 'vitest';
import { addDays, dayNumber, weekdayOf } from './day-number';

test('counts days across months and leap days', () => {
  const february = { year: 2028, month: 2, day: 28 };
  expect(addDays(february, 2)).toEqual({ year: 2028, month: 3, day: 1 });
  expect(addDays({ year: 2027, month: 1, day: 1 }, -1)).toEqual({ year: 2026, month: 12, day: 31 });
  expect(dayNumber({ year: 2028, month: 3, day: 1 }) - dayNumber(february)).toBe(2);
});

test.each([
  [{ year: 2026, month: 11, day: 23 }, 1],
  [{ year: 2026, month: 11, day: 22 }, 7],
  [{ year: 1969, month: 12, day: 31 }, 3],
])('the weekday of %o is %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
