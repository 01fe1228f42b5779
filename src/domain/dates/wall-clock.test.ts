import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, momentOf, wallClock } from './wall-clock';

describe('what the clock shows', () => {
  test.each([
    // Clocks go forward on March 8, 2026 at 2:00 and back on November 1, 2026 at 2:00.
    ['2026-03-08T06:59:00Z', 'America/New_York', 8, 7, 119],
    ['2026-03-08T07:00:00Z', 'America/New_York', 8, 7, 180],
    ['2026-11-01T05:30:00Z', 'America/New_York', 1, 7, 90],
    ['2026-11-01T06:30:00Z', 'America/New_York', 1, 7, 90],
    // No daylight-saving time.
    ['2026-03-08T12:00:00Z', 'America/Phoenix', 8, 7, 300],
    ['2026-07-01T12:00:00Z', 'America/Phoenix', 1, 3, 300],
    ['2026-07-01T09:00:00Z', 'Pacific/Honolulu', 30, 2, 23 * 60],
    // Half an hour.
    ['2026-01-15T12:00:00Z', 'America/St_Johns', 15, 4, 8 * 60 + 30],
  ])('%s in %s', (moment, zone, day, weekday, minutes) => {
    const clock = wallClock(new Date(moment), zone);
    expect([clock.date.day, clock.weekday, clock.minutes]).toEqual([day, weekday, minutes]);
  });
});

describe('when the clock shows it', () => {
  test.each([
    [{ year: 2026, month: 7, day: 1 }, 600, 'America/St_Johns', '2026-07-01T12:30:00.000Z'],
    [{ year: 2026, month: 7, day: 1 }, 1500, 'America/New_York', '2026-07-02T05:00:00.000Z'],
    // 1:30 occurs twice on this day; the first one is in daylight-saving time.
    [{ year: 2026, month: 11, day: 1 }, 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // 2:30 is left out: it is 3:30 in daylight-saving time.
    [{ year: 2026, month: 3, day: 8 }, 150, 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // After the change: 3:00 follows 1:59.
    [{ year: 2026, month: 3, day: 8 }, 180, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    [{ year: 2026, month: 3, day: 8 }, 240, 'America/New_York', '2026-03-08T08:00:00.000Z'],
    [{ year: 2026, month: 3, day: 8 }, 600, 'America/Phoenix', '2026-03-08T17:00:00.000Z'],
  ])('%o at %i in %s', (date, minutes, zone, expected) => {
    expect(momentOf(date, minutes, zone).toISOString()).toBe(expected);
  });

  test('every time of an ordinary hour round-trips', () => {
    const zones = [
      'America/New_York',
      'America/Phoenix',
      'America/St_Johns',
      'Pacific/Honolulu',
      'America/Los_Angeles',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        // Often a day on which clocks change: March 8 and November 1, 2026.
        fc.oneof(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(797, 1035)),
        // From 3:00 on, each time of such a day occurs once.
        fc.integer({ min: 180, max: 1439 }),
        (zone, days, minutes) => {
          const day = new Date(Date.UTC(2024, 0, 1 + days));
          const date = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
          expect(wallClock(momentOf(date, minutes, zone), zone)).toMatchObject({ date, minutes });
        },
      ),
    );
  });
});

test('knows which texts are time zones', () => {
  expect(isTimeZone('America/Denver')).toBe(true);
  expect(isTimeZone('America/Nowhere')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
