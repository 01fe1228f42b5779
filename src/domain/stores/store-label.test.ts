import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/day-number';
import { storeLabel } from './store-label';
import { storeWith } from './testing/store';

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
