import { expect, it } from 'vitest';
import type { Order } from '../state/order';
import type { ShippingAddress } from '../state/order-checkout';
import { priceOrder } from './price-order';
import { boxes, cartOf, pair, smallCatalog } from './testing/small-catalog';

const catalog = smallCatalog();

function addressIn(region: string): ShippingAddress {
  return {
    firstName: 'Ana',
    lastName: 'Diaz',
    addressLines: ['12 Elm St'],
    city: 'Mason',
    region,
    postalCode: '45040',
    country: 'US',
    email: 'ana@example.com',
  };
}

function price(order: Order, region: string, currency: 'USD' | 'CAD' = 'USD') {
  const shipped = { ...order, shipping: { address: addressIn(region) } };
  return priceOrder(shipped, { catalog, currency, now: Date.UTC(2026, 5, 15) });
}

it.each([
  // 5.75 % of 153.00.
  ['a frame alone', pair('plain'), 'OH', 880],
  // 5.75 % of 153.00 and 50.00.
  ['a lens without prescription', pair('plain', { lens: 'non-prescription' }), 'OH', 1167],
  // 5.75 % of the plan, 29.00, alone: prescription lenses and their frame are exempt.
  ['a pair with its plan', pair('plain', { lens: 'single-vision', plan: true }), 'OH', 167],
  ['contact lenses', boxes(2), 'OH', 0],
  ['a state without a tax', pair('plain'), 'OR', 0],
  // 7.25 % of 180.00 less 20 %.
  ['a frame on offer', pair('aeo'), 'CA', 1044],
])('%s is taxed', (_, items, region, expected) => {
  const { salesTax, grandTotal, productTotal, adjustmentTotal, shipping } = price(cartOf(items), region);
  expect(salesTax).toBe(expected);
  expect(grandTotal).toBe(productTotal + adjustmentTotal + shipping + expected);
});

it('the rate of Quebec has three decimals', () => {
  // 14.975 % of 204.00 is 30.549.
  expect(price(cartOf(pair('plain')), 'QC', 'CAD').salesTax).toBe(3055);
});

it('a promotion code reduces taxed and exempt goods in proportion', () => {
  // SEE10 takes 10 % off both frames and the lens: the taxed frame is 137.70, of which 5.75 % are 7.92.
  const items = [
    ...pair('plain'),
    ...pair('plain', { lens: 'single-vision' }).map((item) => ({
      ...item,
      orderItemId: `second-${item.orderItemId}`,
      ...(item.parentItemId ? { parentItemId: `second-${item.parentItemId}` } : {}),
    })),
  ];
  expect(price(cartOf(items, ['SEE10']), 'OH').salesTax).toBe(792);
});
