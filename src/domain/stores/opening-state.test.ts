import { describe, expect, test } from 'vitest';
import { openingState, todayIndex, untilNextMinute, weekHours } from './opening-state';
import { parseSpecialHours, parseStoreHours } from './store-hours';
import { storeWith } from './testing/store';

const daily = (hours: string) => parseStoreHours(Array(7).fill(hours).join(';'));
const at = (moment: string, properties: Parameters<typeof storeWith>[0] = {}) =>
  openingState(storeWith(properties), new Date(moment));

// Monday, June 15, 2026: New York is four hours behind UTC.
describe('a day from 10:00 to 20:00', () => {
  test.each([
    ['13:59', { status: 'closed', opens: { at: 600, daysAhead: 0, weekday: 1 } }],
    ['14:00', { status: 'open', closesAt: 1200, closesSoon: false }],
    ['22:59', { status: 'open', closesAt: 1200, closesSoon: false }],
    ['23:00', { status: 'open', closesAt: 1200, closesSoon: true }],
    ['23:59', { status: 'open', closesAt: 1200, closesSoon: true }],
  ])('at %s UTC', (time, state) => {
    expect(at(`2026-06-15T${time}:00Z`)).toEqual(state);
  });
  test('after closing', () => {
    expect(at('2026-06-16T00:00:00Z')).toEqual({
      status: 'closed',
      opens: { at: 600, daysAhead: 1, weekday: 2 },
    });
  });
});

test('names the next day with hours over a closed one', () => {
  // Saturday 21:00 in New York; Sunday is closed.
  expect(at('2026-06-21T01:00:00Z')).toEqual({
    status: 'closed',
    opens: { at: 600, daysAhead: 2, weekday: 1 },
  });
});

test('takes the hours of a holiday instead of those of its weekday', () => {
  // Monday and Tuesday: closed, then until 17:00.
  const specialDays = parseSpecialHours('2026-06-15 Closed; 2026-06-16 11:00-17:00');
  expect(at('2026-06-15T15:00:00Z', { specialDays })).toEqual({
    status: 'closed',
    opens: { at: 660, daysAhead: 1, weekday: 2 },
  });
  expect(at('2026-06-16T20:30:00Z', { specialDays })).toEqual({
    status: 'open',
    closesAt: 1020,
    closesSoon: true,
  });
  expect(at('2026-06-17T15:00:00Z', { specialDays })).toMatchObject({ status: 'open', closesAt: 1200 });
});

test('shows the hours of a holiday in its week while it is today', () => {
  const store = storeWith({ specialDays: parseSpecialHours('2026-06-15 Closed') });
  expect(weekHours(store, new Date('2026-06-15T15:00:00Z'))).toEqual([
    undefined,
    ...(store.hours ?? []).slice(1),
  ]);
  expect(weekHours(store, new Date('2026-06-16T15:00:00Z'))).toEqual(store.hours);
  expect(weekHours(storeWith({ hours: undefined }), new Date())).toBeUndefined();
});

describe('around midnight', () => {
  test.each([
    ['24:00', '2026-06-16T03:59:00Z'],
    ['00:00', '2026-06-16T03:59:00Z'],
  ])('open until %s', (close, lastMinute) => {
    const hours = daily(`10:00-${close}`);
    expect(at(lastMinute, { hours })).toMatchObject({ status: 'open', closesAt: 0 });
    expect(at('2026-06-16T04:00:00Z', { hours })).toMatchObject({
      status: 'closed',
      opens: { daysAhead: 0 },
    });
  });

  test('open past midnight, also on the morning after a day on which the store is closed next', () => {
    const hours = parseStoreHours('10:00-01:30;Closed;Closed;Closed;Closed;Closed;Closed');
    expect(at('2026-06-16T05:29:00Z', { hours })).toEqual({ status: 'open', closesAt: 90, closesSoon: true });
    expect(at('2026-06-16T05:30:00Z', { hours })).toEqual({
      status: 'closed',
      opens: { at: 600, daysAhead: 6, weekday: 1 },
    });
  });

  test('open all day', () => {
    expect(at('2026-06-16T04:00:00Z', { hours: daily('00:00-24:00') })).toMatchObject({ status: 'open' });
  });
});

describe('in the time zone of the store', () => {
  test.each([
    // 17:00 UTC on January 14 and July 15, 2026.
    ['America/Phoenix', '2026-01-14T17:00:00Z', 'open'],
    ['America/Phoenix', '2026-07-15T17:00:00Z', 'open'],
    ['America/Denver', '2026-07-15T16:00:00Z', 'open'],
    ['America/Denver', '2026-01-14T16:00:00Z', 'closed'],
    // No daylight-saving time: the same hour of UTC in winter and summer.
    ['America/Regina', '2026-01-14T15:59:00Z', 'closed'],
    ['America/Regina', '2026-01-14T16:00:00Z', 'open'],
    ['America/Regina', '2026-07-15T15:59:00Z', 'closed'],
    ['America/Regina', '2026-07-15T16:00:00Z', 'open'],
    ['America/Puerto_Rico', '2026-01-14T14:00:00Z', 'open'],
    ['America/Puerto_Rico', '2026-07-15T13:59:00Z', 'closed'],
    ['America/Puerto_Rico', '2026-07-15T14:00:00Z', 'open'],
    ['America/Whitehorse', '2026-01-14T17:00:00Z', 'open'],
    ['America/Whitehorse', '2026-07-15T16:59:00Z', 'closed'],
    ['Pacific/Honolulu', '2026-07-15T19:59:00Z', 'closed'],
    ['Pacific/Honolulu', '2026-07-15T20:00:00Z', 'open'],
    // On the day of the change, Arizona stays as it is.
    ['America/Phoenix', '2026-03-08T16:59:00Z', 'closed'],
    ['America/Phoenix', '2026-03-08T17:00:00Z', 'open'],
    ['America/St_Johns', '2026-01-14T13:29:00Z', 'closed'],
    ['America/St_Johns', '2026-01-14T13:30:00Z', 'open'],
    ['America/St_Johns', '2026-07-15T12:29:00Z', 'closed'],
    ['America/St_Johns', '2026-07-15T12:30:00Z', 'open'],
    // Clocks go forward on Sunday, March 8, 2026: 10:00 is an hour earlier in UTC.
    ['America/Chicago', '2026-03-08T14:59:00Z', 'closed'],
    ['America/Chicago', '2026-03-08T15:00:00Z', 'open'],
    ['America/Chicago', '2026-03-07T15:00:00Z', 'closed'],
    // They go back on November 1.
    ['America/Chicago', '2026-11-01T15:59:00Z', 'closed'],
    ['America/Chicago', '2026-11-01T16:00:00Z', 'open'],
  ])('%s at %s', (timeZone, moment, status) => {
    expect(at(moment, { timeZone, hours: daily('10:00-20:00') })?.status).toBe(status);
  });
});

describe('open past midnight while the clocks change: what they show counts', () => {
  const hours = parseStoreHours('Closed;Closed;Closed;Closed;Closed;10:00-02:30;Closed');
  test.each([
    // Put forward from 2:00 to 3:00.
    ['2026-03-08T07:59:00Z', '1:59', 'open'],
    ['2026-03-08T08:00:00Z', '3:00', 'closed'],
    // Put back from 2:00 to 1:00.
    ['2026-11-01T06:59:00Z', '1:59 in summer time', 'open'],
    ['2026-11-01T07:00:00Z', '1:00 for the second time', 'open'],
    ['2026-11-01T08:29:00Z', '2:29', 'open'],
    ['2026-11-01T08:30:00Z', '2:30', 'closed'],
  ])('%s, %s: %s', (moment, _clock, status) => {
    expect(at(moment, { hours, timeZone: 'America/Chicago' })?.status).toBe(status);
  });
});

test('says nothing without hours, without a zone, and of a store that is not open', () => {
  const moment = '2026-06-15T15:00:00Z';
  expect(at(moment, { hours: undefined })).toBeUndefined();
  expect(at(moment, { timeZone: undefined })).toBeUndefined();
  expect(at(moment, { status: 'temporarily-closed' })).toBeUndefined();
  expect(at(moment, { hours: daily('Closed') })).toEqual({ status: 'closed' });
});

test('marks the day of today, and only where the zone is known', () => {
  const moment = new Date('2026-06-15T03:00:00Z');
  expect(todayIndex(storeWith(), moment)).toBe(6);
  expect(todayIndex(storeWith({ timeZone: 'UTC' }), moment)).toBe(0);
  expect(todayIndex(storeWith({ timeZone: undefined }), moment)).toBeUndefined();
});

test('waits for the next full minute', () => {
  expect(untilNextMinute(new Date('2026-06-15T03:00:59.750Z'))).toBe(250);
  expect(untilNextMinute(new Date('2026-06-15T03:00:00Z'))).toBe(60_000);
});
