import { expect, test } from 'vitest';
import { searchedSku, viewedContactLens, viewedSku } from '../../../tests/support/wire-samples';
import { readPrice, readPriceWithLenses } from './price';

test('a reduced price: 180.00 to 155.00 is 13.88… %, shown as 14', () => {
  expect(readPrice(searchedSku.price)).toEqual({ list: 18000, offer: 15500, saving: 2500, badgePercent: 14 });
});

test('a price without a discount', () => {
  expect(readPrice(viewedSku.price)).toEqual({ list: 22990, offer: 22990, saving: 0, badgePercent: 0 });
});

const price = (usage: 'Display' | 'Offer' | 'Promotion', value: string) => ({ usage, value });

test.each([
  ['only the list price is given', [price('Display', '99.00')], 9900],
  ['the offer is empty', [price('Display', '99.00'), price('Offer', '')], 9900],
  ['only the offer is given', [price('Offer', '89.5')], 8950],
  ['the offer is above the list price', [price('Display', '99.00'), price('Offer', '109.00')], 10900],
])('has no discount when %s', (_, prices, offer) => {
  expect(readPrice(prices)).toEqual({ list: offer, offer, saving: 0, badgePercent: 0 });
});

test('a frame on promotion costs its promotion price: 89.95 less 20 % is 71.96', () => {
  const prices = [price('Display', '89.95'), price('Offer', '89.95'), price('Promotion', '71.96')];
  expect(readPrice(prices)).toEqual({ list: 8995, offer: 7196, saving: 1799, badgePercent: 20 });
});

test('there is no price when both are empty or missing', () => {
  expect(readPrice(viewedContactLens.price)).toBeUndefined();
  expect(readPrice([])).toBeUndefined();
  expect(readPrice(undefined)).toBeUndefined();
});

test('the price with lenses is the color’s own, else the model’s', () => {
  const model = { x_priceWithLenses: '129.95000' };
  expect(readPriceWithLenses({ x_priceWithLenses: '149.95000' }, model)).toBe(14995);
  expect(readPriceWithLenses({}, model)).toBe(12995);
  expect(readPriceWithLenses({}, {})).toBeUndefined();
});
