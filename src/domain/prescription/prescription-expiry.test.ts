import { expect, it } from 'vitest';
import { expiryDate, isExpired } from './prescription-expiry';

const day = (year: number, month: number, date: number) => ({ year, month, day: date });

it('expires on the day that the API names', () => {
  const saved = { issued: day(2026, 3, 4), expires: day(2027, 3, 4) };
  expect(expiryDate(saved)).toEqual(day(2027, 3, 4));
  expect(isExpired(saved, day(2027, 3, 3))).toBe(false);
  expect(isExpired(saved, day(2027, 3, 4))).toBe(true);
});

it('expires two years after its issue otherwise', () => {
  expect(expiryDate({ issued: day(2026, 3, 4) })).toEqual(day(2028, 3, 4));
  expect(expiryDate({ issued: day(2024, 2, 29) })).toEqual(day(2026, 3, 1));
  expect(expiryDate({ issued: day(2024, 2, 28) })).toEqual(day(2026, 2, 28));
  expect(expiryDate({ issued: day(2024, 1, 29) })).toEqual(day(2026, 1, 29));
  expect(isExpired({ issued: day(2026, 3, 4) }, day(2028, 3, 3))).toBe(false);
  expect(isExpired({ issued: day(2026, 3, 4) }, day(2028, 3, 4))).toBe(true);
});

it('never expires without a date', () => {
  expect(expiryDate({})).toBeUndefined();
  expect(isExpired({}, day(2099, 1, 1))).toBe(false);
});
