import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { noteServerDate, serverNow, setServerTime } from './server-time';

const HOUR = 3_600_000;

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('1999-12-31T12:00:00Z'), toFake: ['Date', 'performance'] }),
);

afterEach(() => {
  setServerTime(undefined);
  vi.useRealTimers();
});

it('is learned from the latest response, not from a cached one', () => {
  noteServerDate('Mon, 15 Jun 2026 12:00:00 GMT');
  expect(serverNow().getUTCFullYear()).toBe(2026);
  for (const older of ['Sun, 15 Jun 2025 12:00:00 GMT', null, 'yesterday']) noteServerDate(older);
  expect(serverNow().getUTCFullYear()).toBe(2026);
  noteServerDate('Tue, 15 Jun 2027 12:00:00 GMT');
  expect(serverNow().getUTCFullYear()).toBe(2027);
});

it('goes on while the device sleeps', () => {
  setServerTime(Date.parse('2026-06-15T12:00:00Z'));
  vi.advanceTimersByTime(HOUR);
  // In its sleep, only the clock of the device goes on.
  vi.setSystemTime(Date.now() + 8 * HOUR);
  expect(serverNow()).toEqual(new Date('2026-06-15T21:00:00Z'));
});

it('does not follow a clock that is set', () => {
  setServerTime(Date.parse('2026-06-15T12:00:00Z'));
  for (const set of ['2026-06-15T12:00:00Z', '1980-01-01T00:00:00Z']) {
    vi.setSystemTime(new Date(set));
    expect(serverNow()).toEqual(new Date('2026-06-15T12:00:00Z'));
  }
});

it("is the shopper's day, whatever the device believes", () => {
  expect(toCalendarDate(serverNow()).year).toBe(1999);
  setServerTime(Date.parse('2026-06-15T12:00:00Z'));
  expect(toCalendarDate(serverNow())).toEqual({ year: 2026, month: 6, day: 15 });
});
