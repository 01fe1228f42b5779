import { describe, expect, it } from 'vitest';
import { reducedPrice, retailPrice } from './retail-price';

describe('retailPrice', () => {
  it.each([
    [18_700, 'whole', 18_500],
    [18_760, 'whole', 19_000],
    [4_130, 'whole', 4_100],
    [12_700, 'ninety-five', 12_495],
    [12_760, 'ninety-five', 12_995],
    [3_412, 'ninety-five', 3_395],
    [10, 'ninety-five', 95],
    [10, 'whole', 100],
  ] as const)('rounds %i cents, ending %s, to %i', (cents, ending, price) => {
    expect(retailPrice(cents, ending)).toBe(price);
  });
});

describe('reducedPrice', () => {
  it('subtracts the percentage and uses the brand’s price ending', () => {
    // 30 % off 185.00 is 129.50.
    expect(reducedPrice(18_500, 30, 'whole')).toEqual({ list: 18_500, offer: 13_000 });
    // 20 % off 129.95 is 103.96.
    expect(reducedPrice(12_995, 20, 'ninety-five')).toEqual({ list: 12_995, offer: 10_495 });
  });

  it('equals the list price without a reduction', () => {
    expect(reducedPrice(12_995, 0, 'ninety-five')).toEqual({ list: 12_995, offer: 12_995 });
  });
});
