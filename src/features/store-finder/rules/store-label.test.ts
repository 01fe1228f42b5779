import { describe, expect, test } from 'vitest';
import { addDays } from '@/domain/dates/day-number';
import { storeWith } from '@/domain/stores/testing/store';
import { storeLabel } from './store-label';

const today = { year: 2026, month: 6, day: 15 };
/** 8:00 in New York. */
const now = new Date('2026-06-15T12:00:00Z');
const daysAgo = (days: number) => addDays(today, -days);
const labelOf = (properties: Parameters<typeof storeWith>[0], moment = now) =>
  storeLabel(storeWith(properties), moment);

describe('the ends of each window', () => {
  test.each([
    ['remodeledOn', -1, undefined],
    ['remodeledOn', 0, undefined],
    ['remodeledOn', 1, 'new-look'],
    ['remodeledOn', 180, 'new-look'],
    ['remodeledOn', 181, undefined],
    ['openedOn', -1, undefined],
    ['openedOn', 0, 'now-open'],
    ['openedOn', 180, 'now-open'],
    ['openedOn', 181, undefined],
    ['movedOn', -1, undefined],
    ['movedOn', 0, 'recently-moved'],
    ['movedOn', 365, 'recently-moved'],
    ['movedOn', 366, undefined],
  ] as const)('%s %i days ago: %s', (name, days, label) => {
    expect(labelOf({ [name]: daysAgo(days) })).toBe(label);
  });
});

test('a new look comes before the opening, and the opening before the move', () => {
  expect(labelOf({ remodeledOn: daysAgo(5), openedOn: daysAgo(5), movedOn: daysAgo(5) })).toBe('new-look');
  expect(labelOf({ remodeledOn: today, openedOn: daysAgo(5), movedOn: daysAgo(5) })).toBe('now-open');
});

test.each(['coming-soon', 'temporarily-closed', 'closed'] as const)(
  '%s is said of a store that is not open',
  (status) => {
    expect(labelOf({ status, openedOn: daysAgo(5) })).toBe(status);
  },
);

describe('counts calendar days of the store', () => {
  /** June 16 in New York, June 15 in Honolulu. */
  const moment = new Date('2026-06-16T05:00:00Z');
  test.each([
    ['America/New_York', 'new-look'],
    ['Pacific/Honolulu', undefined],
    // The day of UTC where the zone is not known.
    [undefined, 'new-look'],
  ])('in %s', (timeZone, label) => {
    expect(labelOf({ remodeledOn: today, timeZone }, moment)).toBe(label);
  });

  test('also over the change to daylight-saving time', () => {
    // March 8 has 23 hours in New York.
    const remodeledOn = { year: 2026, month: 3, day: 7 };
    expect(labelOf({ remodeledOn }, new Date('2026-03-08T05:00:00Z'))).toBe('new-look');
    expect(labelOf({ remodeledOn }, new Date('2026-03-08T04:59:00Z'))).toBeUndefined();
  });
});

describe('begins and ends at midnight of the store, 180 and 365 days apart over changes of the clocks', () => {
  const openedOn = { year: 2026, month: 1, day: 1 };
  const movedOn = openedOn;
  test.each([
    // January 1 to June 30; January 1 to January 1.
    ['America/New_York', '2026-01-01T05:00Z', '2026-07-01T04:00Z', '2027-01-02T05:00Z'],
    ['America/Los_Angeles', '2026-01-01T08:00Z', '2026-07-01T07:00Z', '2027-01-02T08:00Z'],
    ['America/St_Johns', '2026-01-01T03:30Z', '2026-07-01T02:30Z', '2027-01-02T03:30Z'],
    // No daylight-saving time.
    ['America/Phoenix', '2026-01-01T07:00Z', '2026-07-01T07:00Z', '2027-01-02T07:00Z'],
    ['America/Regina', '2026-01-01T06:00Z', '2026-07-01T06:00Z', '2027-01-02T06:00Z'],
    ['America/Puerto_Rico', '2026-01-01T04:00Z', '2026-07-01T04:00Z', '2027-01-02T04:00Z'],
    ['Pacific/Honolulu', '2026-01-01T10:00Z', '2026-07-01T10:00Z', '2027-01-02T10:00Z'],
  ])('%s', (timeZone, begins, newEnds, movedEnds) => {
    const minuteBefore = (moment: string) => new Date(Date.parse(moment) - 60_000);
    expect(labelOf({ openedOn, timeZone }, minuteBefore(begins))).toBeUndefined();
    expect(labelOf({ openedOn, timeZone }, new Date(begins))).toBe('now-open');
    expect(labelOf({ openedOn, timeZone }, minuteBefore(newEnds))).toBe('now-open');
    expect(labelOf({ openedOn, timeZone }, new Date(newEnds))).toBeUndefined();
    expect(labelOf({ movedOn, timeZone }, minuteBefore(movedEnds))).toBe('recently-moved');
    expect(labelOf({ movedOn, timeZone }, new Date(movedEnds))).toBeUndefined();
  });
});
