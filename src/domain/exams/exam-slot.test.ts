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
  [{ year: 2026, month: 3, day: 1 }, '2026-04-02', '2026-04-30'],
  [{ year: 2026, month: 10, day: 20 }, '2026-11-21', '2026-12-19'],
  [{ year: 2027, month: 12, day: 15 }, '2028-01-16', '2028-02-13'],
])('they are as long over changes of the clocks and years, from %o', (today, from, to) => {
  expect(slotWindows(today)[1]).toEqual({ from, to });
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
  /** 9:30 at the store, at both ends of its minute before. */
  test.each([
    // Clocks go forward on March 8, 2026 and back on November 1, at night.
    ['America/Chicago', '2026-03-07', '2026-03-07T15:30:00Z'],
    ['America/Chicago', '2026-03-08', '2026-03-08T14:30:00Z'],
    ['America/Chicago', '2026-10-31', '2026-10-31T14:30:00Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T15:30:00Z'],
    // Zones without daylight-saving time.
    ['America/Phoenix', '2026-03-08', '2026-03-08T16:30:00Z'],
    ['America/Regina', '2026-11-01', '2026-11-01T15:30:00Z'],
    ['America/Puerto_Rico', '2026-03-08', '2026-03-08T13:30:00Z'],
    ['Pacific/Honolulu', '2026-11-01', '2026-11-01T19:30:00Z'],
    // Half an hour.
    ['America/St_Johns', '2026-03-08', '2026-03-08T12:00:00Z'],
  ])('in %s on %s from %s on', (timeZone, day, moment) => {
    const time = parseStoreTime(`${day}T09:30`);
    if (!time) throw new Error('No time.');
    expect(hasPassed(time, timeZone, new Date(Date.parse(moment) - 1))).toBe(false);
    expect(hasPassed(time, timeZone, new Date(moment))).toBe(true);
  });
  test('but not where the clock of the store is not known', () => {
    expect(hasPassed(start, undefined, new Date('2026-06-20T00:00:00Z'))).toBe(false);
  });
});
