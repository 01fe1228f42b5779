import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countdownText,
  INSURANCE_LIFETIME_MS,
  LOCK_COOKIE_SECONDS,
  LOCK_COUNTDOWN_MS,
  lockRest,
  lockStart,
  MAX_ATTEMPTS,
  minutesLeft,
  SLOW_LOOKUP_MS,
} from './insurance-times';

const NOW = 1_790_000_000_000;

test('four attempts, an hour of lock, half an hour of login, seven seconds of patience (002 §4, §9)', () => {
  expect(MAX_ATTEMPTS).toBe(4);
  expect(LOCK_COOKIE_SECONDS).toBe(3600);
  expect(INSURANCE_LIFETIME_MS).toBe(1_800_000);
  expect(SLOW_LOOKUP_MS).toBe(7000);
});

test('counts down from 59:59', () => {
  expect(countdownText(lockRest(NOW, NOW))).toBe('59:59');
  expect(countdownText(lockRest(NOW, NOW + 1000))).toBe('59:58');
  expect(countdownText(lockRest(NOW, NOW + 3_590_000))).toBe('00:09');
  expect(countdownText(lockRest(NOW, NOW + 3_599_000))).toBe('00:00');
  // Rounds a started second up.
  expect(countdownText(3_598_001)).toBe('59:59');
  expect(countdownText(1)).toBe('00:01');
  expect(lockRest(NOW, NOW + 9_999_999)).toBe(0);
});

test('says the minutes rounded up', () => {
  expect(minutesLeft(LOCK_COUNTDOWN_MS)).toBe(60);
  expect(minutesLeft(120_000)).toBe(2);
  expect(minutesLeft(60_001)).toBe(2);
  expect(minutesLeft(1)).toBe(1);
  expect(minutesLeft(0)).toBe(0);
});

test('starts a lock so that the seconds of the API are left', () => {
  expect(lockRest(lockStart(1200, NOW), NOW)).toBe(1_200_000);
  expect(lockStart(undefined, NOW)).toBe(NOW);
  // 3,600 s are one more than the countdown shows.
  expect(lockStart(3600, NOW)).toBe(NOW);
});

test('a lock never lasts longer than its countdown, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (start, now) => {
      const rest = lockRest(start, now);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThanOrEqual(LOCK_COUNTDOWN_MS);
    }),
  );
});
