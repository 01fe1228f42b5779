import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf } from '../data/keys-of';
import { compareDates } from '../dates/calendar-date';
import { DELIVERY_DAYS, deliveryDates } from './delivery-estimate';

const kinds = keysOf(DELIVERY_DAYS);
const weekday = ({ year, month, day }: { year: number; month: number; day: number }) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

it('counts working days from today', () => {
  // Wednesday, March 4, 2026: 3 working days later is Monday the 9th, 5 is Wednesday the 11th.
  expect(deliveryDates('speedy', { year: 2026, month: 3, day: 4 })).toEqual({
    from: { year: 2026, month: 3, day: 9 },
    to: { year: 2026, month: 3, day: 11 },
  });
});

it('counts an order of the weekend from Monday, and crosses the year', () => {
  // Saturday, December 26, 2026: 7 working days end on Tuesday, January 5; 10 on Friday, January 8.
  expect(deliveryDates('single-vision', { year: 2026, month: 12, day: 26 })).toEqual({
    from: { year: 2027, month: 1, day: 5 },
    to: { year: 2027, month: 1, day: 8 },
  });
});

it('a faster shipping method saves working days, down to one', () => {
  // Monday, June 15, 2026: 2 to 4 working days, less two.
  expect(deliveryDates('frame-only', { year: 2026, month: 6, day: 15 }, 2)).toEqual({
    from: { year: 2026, month: 6, day: 16 },
    to: { year: 2026, month: 6, day: 17 },
  });
});

it('promises speedy lenses before all others', () => {
  for (const kind of ['non-prescription', 'single-vision', 'multifocal'] as const) {
    expect(DELIVERY_DAYS.speedy.max).toBeLessThan(DELIVERY_DAYS[kind].max);
  }
});

it('never names a weekend or a day before the first one', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...kinds), (date, kind) => {
      const today = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const { from, to } = deliveryDates(kind, today);
      expect([0, 6]).not.toContain(weekday(from));
      expect([0, 6]).not.toContain(weekday(to));
      expect(compareDates(today, from)).toBeLessThan(0);
      expect(compareDates(from, to)).toBeLessThanOrEqual(0);
    }),
  );
});
