import { afterEach, expect, it, vi } from 'vitest';
import { birthDateRange } from './birth-date-range';

afterEach(() => vi.useRealTimers());

it('is from 1920 to today for an exam, opens at an age, and begins with the years', () => {
  vi.useFakeTimers({ now: new Date(2028, 1, 29), toFake: ['Date'] });
  expect(birthDateRange(40, true)).toEqual({
    minDate: { year: 1920, month: 1, day: 1 },
    maxDate: { year: 2028, month: 2, day: 29 },
    openAt: { year: 1988, month: 2, day: 28 },
    startView: 'year',
    yearsPerSlide: 28,
  });
});

it('ends yesterday elsewhere, also on the first of a year', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 1), toFake: ['Date'] });
  expect(birthDateRange(40).maxDate).toEqual({ year: 2026, month: 12, day: 31 });
});
