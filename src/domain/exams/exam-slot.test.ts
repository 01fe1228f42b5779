import { describe, expect, test } from 'vitest';
import { hasPassed, nextFreeDay, parseStoreTime, slotWindows, toSlotDays } from './exam-slot';

const slot = (start: string, end: string, doctorName = ' Dr. A ') => ({
  slotId: start,
  start,
  end,
  doctorId: '1',
  doctorName,
});
const days = toSlotDays({
  storeNumber: '0279',
  slots: [
    slot('2026-06-17T11:00', '2026-06-17T11:30'),
    slot('2026-06-16T14:00', '2026-06-16T14:30'),
    slot('2026-06-16T09:30', '2026-06-16T10:00'),
    slot('2026-06-31T09:30', '2026-06-31T10:00'),
    slot('2026-06-18', '2026-06-18'),
  ],
});
const june = (day: number) => ({ year: 2026, month: 6, day });

test('slots come by day, earliest first; malformed ones are left out', () => {
  expect(days.map(({ date, slots }) => [date, slots.map(({ start }) => start.minutes)])).toEqual([
    [june(16), [570, 840]],
    [june(17), [660]],
  ]);
  expect(days[0]?.slots[0]).toMatchObject({
    id: '2026-06-16T09:30',
    doctorName: 'Dr. A',
    end: { minutes: 600 },
  });
});

test('finds the next free day', () => {
  expect(nextFreeDay(days)?.date).toEqual(june(16));
  expect(nextFreeDay(days, june(16))?.date).toEqual(june(17));
  expect(nextFreeDay(days, june(17))).toBeUndefined();
});

test('60 days are covered by requests of at most 31 days, without a gap', () => {
  expect(slotWindows(june(15))).toEqual([
    { from: '2026-06-15', to: '2026-07-16' },
    { from: '2026-07-17', to: '2026-08-14' },
  ]);
});

test.each([
  ['2026-06-16T09:30', { date: june(16), minutes: 570 }],
  ['2026-06-16', undefined],
  ['', undefined],
])('%j is %o', (text, time) => {
  expect(parseStoreTime(text)).toEqual(time);
});

describe('a time has passed', () => {
  const start = { date: june(16), minutes: 570 };
  test.each([
    // 9:30 in Denver is 15:30 UTC.
    ['2026-06-16T15:29:59Z', false],
    ['2026-06-16T15:30:00Z', true],
    ['2026-06-15T23:00:00Z', false],
    ['2026-06-17T07:00:00Z', true],
  ])('at %s: %s', (moment, expected) => {
    expect(hasPassed(start, 'America/Denver', new Date(moment))).toBe(expected);
  });
  test('but not where the clock of the store is not known', () => {
    expect(hasPassed(start, undefined, new Date('2026-06-20T00:00:00Z'))).toBe(false);
  });
});
