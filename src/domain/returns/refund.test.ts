import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents';
import { allocate, refundOf } from './refund';

describe('refundOf', () => {
  it('is in proportion to the pieces', () => {
    expect(refundOf(cents(7558), 1, 2)).toBe(3779);
    expect(refundOf(cents(10000), 1, 3)).toBe(3333);
    expect(refundOf(cents(10000), 2, 3)).toBe(6667);
    expect(refundOf(cents(10000), 3, 3)).toBe(10000);
  });
});

describe('allocate', () => {
  it('splits by weight, to the cent', () => {
    // A code takes 25.00 off 153.00 and 96.00 and 37.79: 286.79 in total.
    expect(allocate(cents(-2500), [15300, 9600, 3779])).toEqual([-1334, -837, -329]);
    expect(allocate(cents(100), [1, 1, 1])).toEqual([33, 34, 33]);
    expect(allocate(cents(100), [0, 0])).toEqual([0, 0]);
  });

  it('adds up to the amount, and gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 10 }),
        (amount, weights) => {
          const shares = allocate(cents(amount), weights);
          const expected = weights.some((weight) => weight > 0) ? amount : 0;
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(expected);
          weights.forEach((weight, index) => {
            if (weight === 0) expect(shares[index]).toBe(0);
            else expect(Math.sign(shares[index] ?? 0) * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          });
        },
      ),
    );
  });
});
