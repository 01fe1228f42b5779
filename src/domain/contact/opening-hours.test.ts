import { describe, expect, it } from 'vitest';
import { isOpenAt, minutesAhead, type OpeningHours, shiftHour } from './opening-hours';

const HOURS: readonly OpeningHours[] = [
  { days: [1, 5], opens: 8, closes: 21 },
  { days: [6, 6], opens: 9, closes: 18 },
];
const NEW_YORK = 'America/New_York';

describe('isOpenAt, in New York', () => {
  it.each([
    // Friday, November 27, 2026; five hours behind UTC.
    ['2026-11-27T12:59:00Z', false],
    ['2026-11-27T13:00:00Z', true],
    ['2026-11-28T01:59:00Z', true],
    ['2026-11-28T02:00:00Z', false],
    // Saturday
    ['2026-11-28T14:00:00Z', true],
    ['2026-11-28T23:00:00Z', false],
    // Sunday
    ['2026-11-29T15:00:00Z', false],
    // Friday in summer; four hours behind.
    ['2026-07-17T12:00:00Z', true],
  ])('%s: %s', (moment, isOpen) => {
    expect(isOpenAt(new Date(moment), HOURS, NEW_YORK)).toBe(isOpen);
  });
});

describe('the shopper’s time', () => {
  it.each([
    ['America/Los_Angeles', -180, 5, 18],
    ['America/St_Johns', 90, 9.5, 22.5],
    ['Europe/Paris', 360, 14, 3],
    [NEW_YORK, 0, 8, 21],
  ])('%s is %s minutes ahead: 8 to 21 is %s to %s', (timeZone, minutes, opens, closes) => {
    const moment = new Date('2026-11-27T13:00:00Z');
    expect(minutesAhead(moment, timeZone, NEW_YORK)).toBe(minutes);
    expect([shiftHour(8, minutes), shiftHour(21, minutes)]).toEqual([opens, closes]);
  });
});
