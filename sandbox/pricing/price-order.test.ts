import { describe, expect, it } from 'vitest';
import type { Order } from '../state/order';
import { priceOrder } from './price-order';
import { boxes, cartOf, pair, smallCatalog } from './testing/small-catalog';

const catalog = smallCatalog();
const now = Date.UTC(2026, 5, 15);

function price(order: Order, currency: 'USD' | 'CAD' = 'USD') {
  return priceOrder(order, { catalog, currency, now });
}

function totals(order: Order, currency: 'USD' | 'CAD' = 'USD') {
  const { productTotal, adjustmentTotal, shipping, grandTotal } = price(order, currency);
  return [productTotal, adjustmentTotal, shipping, grandTotal];
}

it('an empty cart costs nothing and has no delivery charge', () => {
  expect(totals(cartOf([]))).toEqual([0, 0, 0, 0]);
});

describe('a pair', () => {
  it('costs its offer prices without a promotion', () => {
    // 153.00 + 96.00 + 29.00.
    expect(totals(cartOf(pair('plain', { lens: 'single-vision', plan: true })))).toEqual([
      27800, 0, 0, 27800,
    ]);
    expect(totals(cartOf(pair('plain')), 'CAD')).toEqual([20400, 0, 0, 20400]);
  });

  it('has 40 % off frame and prescription lens with AEO, but not off the plan', () => {
    const { items } = price(cartOf(pair('aeo', { lens: 'single-vision', plan: true })));
    expect(items.map(({ unitPrice }) => unitPrice)).toEqual([18000, 12000, 2900]);
    expect(items.map(({ adjustments }) => adjustments.map(({ amount }) => amount))).toEqual([
      [-7200],
      [-4800],
      [],
    ]);
    expect(items[0]?.adjustments[0]?.reduction).toEqual({ type: 'AEO', percent: 40, ofPair: true });
    expect(totals(cartOf(pair('aeo', { lens: 'single-vision', plan: true })))).toEqual([
      32900, -12000, 0, 20900,
    ]);
  });

  it.each([
    // 180.00 less 36.00.
    [undefined, [18000, -3600, 0, 14400]],
    // The lens without prescription costs 50.00 as usual.
    ['non-prescription', [23000, -3600, 0, 19400]],
  ])('has 20 %% off the frame alone with AEO and lens %s', (lens, expected) => {
    const cart = cartOf(pair('aeo', lens === undefined ? {} : { lens }));
    expect(totals(cart)).toEqual(expected);
    expect(price(cart).items[0]?.adjustments[0]?.reduction).toEqual({
      type: 'AEO',
      percent: 20,
      ofPair: false,
    });
  });

  it('has the brand promotion on the frame alone with BOM', () => {
    // 180.00 less 45.00, and the lens at its offer of 96.00.
    expect(totals(cartOf(pair('bom', { lens: 'single-vision' })))).toEqual([27600, -4500, 0, 23100]);
  });

  it('costs the complete price with GVP, twice for two', () => {
    // 300.00 at 199.00: 101.00 saved, 60.60 of it on the frame.
    const { items, grandTotal } = price(cartOf(pair('gvp', { lens: 'single-vision' })));
    expect(items.map(({ adjustments }) => adjustments[0]?.amount)).toEqual([-6060, -4040]);
    expect(grandTotal).toBe(19900);
    expect(totals(cartOf(pair('gvp', { lens: 'single-vision', quantity: 2 })))).toEqual([
      60000, -20200, 0, 39800,
    ]);
    expect(totals(cartOf(pair('gvp')))).toEqual([15300, 0, 0, 15300]);
  });

  it('costs the complete price plus what the lens costs more than the cheapest one, with GVP', () => {
    // 199.00 + (220.00 − 96.00); the line's label states this pair's price.
    const { items, grandTotal } = price(cartOf(pair('gvp', { lens: 'progressive' })));
    expect(grandTotal).toBe(32300);
    expect(items[0]?.adjustments[0]?.reduction).toEqual({ type: 'GVP', pairPrice: 32300 });
    // Not a pair without prescription: 153.00 + 50.00.
    expect(totals(cartOf(pair('gvp', { lens: 'non-prescription' })))).toEqual([20300, 0, 0, 20300]);
  });
});

describe('delivery', () => {
  it('is charged for contact lenses alone below the free-shipping value', () => {
    // 37.79 + 7.95; two boxes are 75.58.
    expect(totals(cartOf(boxes(1)))).toEqual([3779, 0, 795, 4574]);
    expect(totals(cartOf(boxes(2)))).toEqual([7558, 0, 0, 7558]);
    expect(totals(cartOf(boxes(1)), 'CAD')).toEqual([4999, 0, 995, 5994]);
  });

  it('uses the value after promotion codes', () => {
    // 75.58 less 7.56 is still above 49.00; in Canada 99.98 less 10.00.
    expect(totals(cartOf(boxes(2), ['SEE10']))).toEqual([7558, -756, 0, 6802]);
    expect(totals(cartOf(boxes(1), ['SEE10']))).toEqual([3779, -378, 795, 4196]);
  });
});

describe('promotion codes', () => {
  const plain = pair('plain', { lens: 'single-vision', plan: true });

  it('take a percentage off everything but the plan', () => {
    // 10 % of 249.00.
    expect(totals(cartOf(plain, ['SEE10']))).toEqual([27800, -2490, 0, 25310]);
  });

  it('apply after the promotion of the frame', () => {
    // 300.00 less 120.00 is 180.00, 10 % of it 18.00.
    expect(totals(cartOf(pair('aeo', { lens: 'single-vision' }), ['SEE10']))).toEqual([
      30000, -13800, 0, 16200,
    ]);
  });

  it('apply one after the other in the order in which they were added', () => {
    // 24.90 and 25.00; then 25.00 and 22.40.
    expect(totals(cartOf(plain, ['SEE10', 'CLEAR25']))).toEqual([27800, -4990, 0, 22810]);
    expect(totals(cartOf(plain, ['CLEAR25', 'SEE10']))).toEqual([27800, -4740, 0, 23060]);
  });

  it('take an amount off above a threshold, different per site', () => {
    expect(totals(cartOf(pair('plain'), ['CLEAR25']))).toEqual([15300, -2500, 0, 12800]);
    expect(totals(cartOf(boxes(3), ['CLEAR25']))).toEqual([11337, 0, 0, 11337]);
    expect(totals(cartOf(pair('plain'), ['CLEAR25']), 'CAD')).toEqual([20400, -3500, 0, 16900]);
  });

  it('have no effect when expired or unknown', () => {
    expect(totals(cartOf(plain, ['SPRING26', 'UNKNOWN']))).toEqual([27800, 0, 0, 27800]);
  });
});

it('rejects a product that is not in the catalog', () => {
  expect(() => price(cartOf(pair('gone')))).toThrow(RangeError);
});

describe('a placed order', () => {
  const placement = {
    requestId: '1',
    placedAt: Date.UTC(2026, 4, 20),
    charged: 0,
    currency: 'USD' as const,
    languageId: '-1' as const,
    waitsForPrescription: false,
  };

  it('keeps the promotion codes of its time', () => {
    const cart = cartOf(pair('plain', { lens: 'single-vision' }), ['SPRING26']);
    // The code has ended on June 1: 15 % of 249.00 are 37.35.
    expect(totals(cart)).toEqual([24900, 0, 0, 24900]);
    expect(totals({ ...cart, placement })).toEqual([24900, -3735, 0, 21165]);
  });

  it('of glasses has free delivery, however little is left to pay', () => {
    const insuredPrices = [{ orderItemId: 'line-plain', price: 1000 }];
    const usedBenefits = { memberKey: 'A', visitorKey: '1', planIndex: 0, insuredPrices };
    // 10.00 of 180.00; contact lenses at that price cost 7.95 to ship.
    const order = { ...cartOf(pair('plain')), placement: { ...placement, usedBenefits } };
    expect(price(order)).toMatchObject({ shipping: 0, grandTotal: 1000 });
  });
});
