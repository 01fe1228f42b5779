import { expect, test } from 'vitest';
import { cents } from '../../src/domain/money/cents';
import { priceWithLenses } from './price-with-lenses';

const frame = { list: cents(18000), offer: cents(15300) };
const lens = (type: string, list: number, offer: number) => ({
  type,
  list: cents(list),
  offer: cents(offer),
});
const lenses = [
  lens('frame-only', 0, 0),
  lens('non-prescription', 2000, 2000),
  lens('progressive', 20000, 9500),
  lens('single-vision', 12000, 9600),
];

test('the frame with the cheapest prescription lens', () => {
  expect(priceWithLenses(frame, lenses, undefined)).toBe(24800);
});

test('the promotion decides which lens is the cheapest', () => {
  // 40% off list: 108.00 + 72.00 = 180.00 with single vision, 108.00 + 95.00 with the progressive lens.
  const event = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
  expect(priceWithLenses(frame, lenses, event)).toBe(18000);
  const pair = { type: 'GVP', basePrice: cents(19900), baseLensPrice: cents(9500) } as const;
  expect(priceWithLenses(frame, lenses, pair)).toBe(19900);
});

test('none without a prescription lens', () => {
  expect(priceWithLenses(frame, lenses.slice(0, 2), undefined)).toBeUndefined();
});
