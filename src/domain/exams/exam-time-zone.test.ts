import { expect, test } from 'vitest';
import { isOtherTime, timeZoneName } from './exam-time-zone';

const at = (month: number, day: number) => ({ date: { year: 2026, month, day }, minutes: 570 });

test.each([
  [at(6, 16), 'America/Denver', 'America/Denver', false],
  [at(6, 16), 'America/Denver', 'America/New_York', true],
  // Phoenix has the time of Denver in winter, and of Los Angeles in summer.
  [at(1, 16), 'America/Phoenix', 'America/Denver', false],
  [at(6, 16), 'America/Phoenix', 'America/Denver', true],
  [at(6, 16), 'America/Phoenix', 'America/Los_Angeles', false],
  [at(6, 16), 'America/St_Johns', 'America/Halifax', true],
])('%o in %s for a shopper in %s: %s', (start, zone, own, expected) => {
  expect(isOtherTime(start, zone, own)).toBe(expected);
});

test('names the zone as it is on the day', () => {
  expect(timeZoneName(at(6, 16), 'America/Denver', 'en-US')).toBe('Mountain Daylight Time');
  expect(timeZoneName(at(1, 16), 'America/Denver', 'en-US')).toBe('Mountain Standard Time');
  expect(timeZoneName(at(1, 16), 'America/Phoenix', 'en-US')).toBe('Mountain Standard Time');
});
