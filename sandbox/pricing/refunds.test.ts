import { expect, it } from 'vitest';
import type { Order } from '../state/order';
import { priceOrder } from './price-order';
import { refunds } from './refunds';
import { boxes, cartOf, pair, smallCatalog } from './testing/small-catalog';

const catalog = smallCatalog();
const now = Date.UTC(2026, 5, 15);

const price = (order: Order) => priceOrder(order, { catalog, currency: 'USD', now });
const refundsOf = (order: Order) => [...refunds(price(order)).values()];
const toOhio = (order: Order): Order => ({
  ...order,
  shipping: {
    shipModeId: '13002',
    address: {
      firstName: 'Ana',
      lastName: 'Diaz',
      addressLines: ['12 Elm St'],
      city: 'Mason',
      region: 'OH',
      postalCode: '45040',
      country: 'US',
      email: 'ana@example.com',
    },
  },
});

it('takes the lens and the protection plan back with the frame', () => {
  // 153.00 + 96.00 + 29.00; two boxes at 37.79.
  const order = cartOf([...pair('plain', { lens: 'single-vision', plan: true }), ...boxes(2)]);
  expect(refundsOf(order)).toEqual([27800, 7558]);
});

it('is what was paid after the promotion of the pair', () => {
  // 180.00 and 120.00 less 40 %.
  expect(refundsOf(cartOf(pair('aeo', { lens: 'single-vision' })))).toEqual([18000]);
});

it('takes the saving of a code off in proportion, but not off the plan', () => {
  // 10 % of 249.00 is 24.90, of 75.58 it is 7.558: together 32.46.
  const order = cartOf([...pair('plain', { lens: 'single-vision', plan: true }), ...boxes(2)], ['SEE10']);
  expect(refundsOf(order)).toEqual([25310, 6802]);
});

it('refunds the sales tax of what had one, and no delivery', () => {
  // A frame alone at 153.00 has 5.75 %: 8.80; the pair is exempt; express is 19.95.
  const order = toOhio(cartOf([...pair('plain'), ...pair('bom', { lens: 'single-vision' })]));
  expect(refundsOf(order)).toEqual([16180, 23100]);
  expect(price(order).grandTotal).toBe(16180 + 23100 + 1995);
});
