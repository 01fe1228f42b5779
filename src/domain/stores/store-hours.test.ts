import { expect, test } from 'vitest';
import { parseSpecialHours, parseStoreHours, parseTime } from './store-hours';

test('reads seven days, Monday first', () => {
  expect(parseStoreHours('09:30-17:30; 10:00-20:00;Closed;;00:00-24:00; 10:00-02:00 ; closed')).toEqual([
    { opens: 570, closes: 1050 },
    { opens: 600, closes: 1200 },
    undefined,
    undefined,
    { opens: 0, closes: 1440 },
    { opens: 600, closes: 1560 },
    undefined,
  ]);
});

test.each([
  undefined,
  '',
  ';;;;;;',
  'Closed',
  '10:00-20:00',
  '10-20;10-20;10-20;10-20;10-20;10-20;10-20',
  '25:00-26:00;;;;;;',
  '10:00-12:00-14:00;;;;;;',
  ';;;;;;;',
])('%j are no hours', (text) => {
  expect(parseStoreHours(text)).toBeUndefined();
});

test.each([
  ['00:00', 0],
  ['9:05', 545],
  ['24:00', 1440],
  ['24:01', undefined],
  ['10:60', undefined],
  ['ten', undefined],
])('%s is %s minutes', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});

test('reads days on which other hours hold, and leaves malformed ones out', () => {
  expect(parseSpecialHours('2026-11-26 Closed; 2026-12-24 10:00-17:00; 2026-02-30 Closed;soon')).toEqual([
    { date: { year: 2026, month: 11, day: 26 }, hours: undefined },
    { date: { year: 2026, month: 12, day: 24 }, hours: { opens: 600, closes: 1020 } },
  ]);
  expect(parseSpecialHours(undefined)).toEqual([]);
});
