import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { affirmAmount, INSTALLMENT_COUNT, installments } from './installments';

test.each([
  [20000, [5000, 5000, 5000, 5000]],
  [10001, [2500, 2500, 2500, 2501]], // 2500.25
  [10002, [2501, 2501, 2501, 2499]], // 2500.5 rounds up
  [10003, [2501, 2501, 2501, 2500]], // 2500.75
  [0, [0, 0, 0, 0]],
  [2, [0, 0, 0, 2]], // 0.5 rounded up would leave a remainder of minus one
])('%i cents in four installments', (total, amounts) => {
  expect(installments(cents(total))).toEqual(amounts);
});

test('another number of installments', () => {
  expect(installments(cents(1000), 3)).toEqual([333, 333, 334]);
  expect(installments(cents(1000), 1)).toEqual([1000]);
  expect(installments(cents(0), 1)).toEqual([0]);
  expect(() => installments(cents(1000), 0)).toThrow(RangeError);
});

test('installments add up to the total and are never negative', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (total) => {
      const amounts = installments(cents(total));
      expect(amounts).toHaveLength(INSTALLMENT_COUNT);
      expect(amounts.reduce<number>((sum, amount) => sum + amount, 0)).toBe(total);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('Affirm receives the total in cents', () => {
  expect(affirmAmount(cents(19999))).toBe(19999);
});
