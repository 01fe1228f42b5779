import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareDates,
  parseIsoDay,
  parseMonthDayYear,
  toCalendarDate,
  toIsoDay,
  toMonthDayYear,
} from './calendar-date';

describe('MM/DD/YYYY', () => {
  test.each([
    ['12/31/1999', { year: 1999, month: 12, day: 31 }],
    ['02/29/2000', { year: 2000, month: 2, day: 29 }],
    ['02/29/2024', { year: 2024, month: 2, day: 29 }],
  ])('%s is a valid date', (text, expected) => {
    expect(parseMonthDayYear(text)).toEqual(expected);
  });

  test.each([
    '02/30/2000',
    '02/29/1900',
    '02/29/2023',
    '04/31/2001',
    '13/01/2001',
    '00/10/2001',
    '01/00/2001',
    '1/2/2001',
    '01/02/01',
    '01-02-2001',
    ' 01/02/2001',
    '01/02/2001\n',
    '01/02/20011',
    '2001/01/02',
    '',
  ])('%j is not a valid date', (text) => {
    expect(parseMonthDayYear(text)).toBeUndefined();
  });
});

test('parses only valid ISO dates', () => {
  expect(parseIsoDay('1987-06-05')).toEqual({ year: 1987, month: 6, day: 5 });
  expect(parseIsoDay('1987-06-31')).toBeUndefined();
  expect(parseIsoDay('1987-6-5')).toBeUndefined();
});

test('every date round-trips in both formats', () => {
  const dates = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 11, 31), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (instant) => {
      const calendarDate = toCalendarDate(instant);
      expect(parseMonthDayYear(toMonthDayYear(calendarDate))).toEqual(calendarDate);
      expect(parseIsoDay(toIsoDay(calendarDate))).toEqual(calendarDate);
    }),
  );
});

test('the calendar date uses the local time zone', () => {
  expect(toCalendarDate(new Date(2025, 0, 31, 23, 59))).toEqual({ year: 2025, month: 1, day: 31 });
});

test.each([
  ['12/31/1999', '01/01/2000', -1],
  ['02/01/2000', '01/31/2000', 1],
  ['01/02/2000', '01/01/2000', 1],
  ['01/01/2000', '01/01/2000', 0],
])('%s and %s compare as %i', (first, second, sign) => {
  const [a, b] = [parseMonthDayYear(first), parseMonthDayYear(second)];
  if (!a || !b) throw new Error('Test data must be valid dates.');
  expect(Math.sign(compareDates(a, b))).toBe(sign);
});
