import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../money/cents';
import { applyDiscount, discountBadge, percentDiscount, savingBetween } from './discount';

const price = fc.integer({ min: 0, max: 500_000 }).map(cents);

test.each([
  [10000, 4000, 6000],
  [10000, 10000, 0],
  [10000, 12000, 0],
  [0, 500, 0],
  [10000, -500, 10000],
])('%i cents minus %i are %i', (list, discount, expected) => {
  expect(applyDiscount(cents(list), cents(discount))).toBe(expected);
});

test.each([
  [18000, 15300, 2700],
  [18000, 18000, 0],
  [18000, 20000, 0],
  [18000, -100, 18000],
])('list %i and offer %i save %i', (list, offer, expected) => {
  expect(savingBetween(cents(list), cents(offer))).toBe(expected);
});

describe('percent', () => {
  test.each([
    [18000, 15300, 15, 15], // exactly 15
    [18000, 15500, 14, 14], // 13.88…
    [18000, 15750, 13, 13], // exactly 12.5
    [18000, 15800, 12, 13], // 12.22…
    [10000, 9999, 0, 1], // 0.01: a discount too small to round to 1, but there is one
    [10000, 6000, 40, 40],
    [10000, 0, 100, 100],
    [10000, 10000, 0, 0],
    [10000, 12000, 0, 0],
    [0, 0, 0, 0],
    [0, 500, 0, 0],
  ])('list %i, offer %i: discount %i %%, badge %i %%', (list, offer, discount, badge) => {
    expect(percentDiscount(cents(list), cents(offer))).toBe(discount);
    expect(discountBadge(cents(list), cents(offer))).toBe(badge);
  });

  test('the badge is the discount or one more, from 0 to 100, and 0 only without a discount', () => {
    fc.assert(
      fc.property(price, price, (list: Cents, offer: Cents) => {
        const [discount, badge] = [percentDiscount(list, offer), discountBadge(list, offer)];
        expect([discount, discount + 1]).toContain(badge);
        expect(badge).toBeGreaterThanOrEqual(0);
        expect(badge).toBeLessThanOrEqual(100);
        expect(badge === 0).toBe(savingBetween(list, offer) === 0);
      }),
    );
  });

  test('a whole percentage is never rounded up to the next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 100 }), (units, percent) => {
        const list = cents(units * 100);
        expect(discountBadge(list, cents(units * (100 - percent)))).toBe(percent);
      }),
    );
  });
});

test('a discounted price is between zero and the price', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: -500_000, max: 500_000 }), (list, discount) => {
      const paid = applyDiscount(list, cents(discount));
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(list);
    }),
  );
});
