import { describe, expect, it } from 'vitest';
import type { Order } from '../state/order';
import { insuredPrices, type PayingBenefits } from './insured-prices';
import { priceOrder } from './price-order';
import { refunds } from './refunds';
import { sellableById } from './sellable';
import { boxes, cartOf, pair, smallCatalog } from './testing/small-catalog';

const catalog = smallCatalog();
const now = Date.UTC(2026, 5, 15);
const both: PayingBenefits = { frames: { allowance: 15000, percentOffBalance: 20 }, lenses: { copay: 2000 } };
const framesOnly: PayingBenefits = { frames: { allowance: 15000, percentOffBalance: 20 } };

const price = (order: Order, benefits?: PayingBenefits) =>
  priceOrder(order, { catalog, currency: 'USD', now, benefits });

/** Adjustments of each line by type. */
function adjustments(order: Order, benefits?: PayingBenefits) {
  return price(order, benefits).items.map((item) =>
    item.adjustments.map(({ reduction, amount }) => [reduction.type, amount]),
  );
}

// The single-vision lens of the small catalog has the insured price of the seed's first one.
const lensPackage = catalog.lensPackages.find(({ catentryId }) => catentryId === 'single-vision');
const insuredLens = lensPackage?.insuredPrice.USD ?? 0;

describe('a pair with insurance', () => {
  it('costs what is above the allowance less 20 %, and the lens its insured price', () => {
    // 180.00 − 150.00 = 30.00, less 6.00: 24.00.
    const order = cartOf(pair('plain', { lens: 'single-vision', plan: true }));
    expect(adjustments(order, both)).toEqual([
      [['INSURANCE', -15600]],
      [['INSURANCE', insuredLens - 12000]],
      [],
    ]);
    expect(price(order, both).grandTotal).toBe(2400 + insuredLens + 2900);
  });

  it('has no promotion, and an uncovered lens its offer price', () => {
    const order = cartOf(pair('aeo', { lens: 'single-vision' }));
    expect(adjustments(order, framesOnly)).toEqual([[['INSURANCE', -15600]], []]);
    expect(price(order, framesOnly).grandTotal).toBe(2400 + 9600);
  });

  it('has its promotion when nothing of it is covered', () => {
    const order = cartOf(pair('aeo', { lens: 'non-prescription' }));
    expect(price(order, { lenses: { copay: 2000 } }).grandTotal).toBe(price(order).grandTotal);
  });

  it('a lens costs more with a higher copay', () => {
    const order = cartOf(pair('plain', { lens: 'single-vision' }));
    const usual = price(order, { lenses: { copay: 2000 } }).grandTotal;
    expect(price(order, { lenses: { copay: 3500 } }).grandTotal).toBe(usual + 1500);
  });

  it('is covered once: the other unit and the other pair have their offers and promotions', () => {
    const two = cartOf(pair('plain', { quantity: 2 }));
    // 2 × 180.00 − 156.00 − 27.00.
    expect(adjustments(two, both)).toEqual([
      [
        ['INSURANCE', -15600],
        ['OFFER', -2700],
      ],
    ]);
    expect(price(two, both).grandTotal).toBe(17700);
    const other = cartOf([...pair('plain'), ...pair('aeo', { lens: 'single-vision' })]);
    // The frame's benefit goes to the first pair, that of the lenses to the second.
    expect(adjustments(other, both)).toEqual([
      [['INSURANCE', -15600]],
      [],
      [['INSURANCE', insuredLens - 12000]],
    ]);
  });

  it('contact lenses and protection plans are never covered', () => {
    const order = cartOf([...boxes(2), ...pair('plain', { plan: true })]);
    expect(price(order, both).insured).toEqual(new Map([['line-plain', 2400]]));
  });
});

it('an allowance above the price leaves nothing to pay, and a plan that saves nothing covers nothing', () => {
  const sellable = sellableById(catalog, 'plain');
  if (!sellable) throw new Error('The catalog has no frame.');
  const priceWith = (allowance: number, percentOffBalance = 0) =>
    insuredPrices([{ id: '1', sellable }], { frames: { allowance, percentOffBalance } }, 'USD').get('1');
  expect(priceWith(99900)).toBe(0);
  expect(priceWith(0)).toBeUndefined();
  // 90.00 of 180.00 are left; 12.5 % of them are 11.25.
  expect(priceWith(9000, 12.5)).toBe(7875);
});

describe('promotion codes', () => {
  const covered = pair('plain');
  const uncovered = pair('gvp', { lens: 'progressive' });

  it('come off uncovered lines only', () => {
    // SEE10: 10 % of 323.00, the pair's price under its promotion.
    const order = cartOf([...covered, ...uncovered], ['SEE10']);
    expect(price(order, framesOnly).adjustments.map(({ amount }) => amount)).toEqual([-3230]);
    expect(price(cartOf(covered, ['SEE10']), framesOnly).adjustments).toEqual([]);
  });

  it('reduce the tax of what they come off: the rest is taxed as it is', () => {
    // Ohio, 5.75 %: the covered frame alone is taxed (24.00), the pair with prescription lens is exempt.
    const address = { region: 'OH' } as NonNullable<Order['shipping']>['address'];
    const order = { ...cartOf([...covered, ...uncovered], ['SEE10']), shipping: { address } };
    expect(price(order, framesOnly).salesTax).toBe(138);
    const priced = price(order, framesOnly);
    const refunded = [...refunds(priced).values()].reduce((sum, amount) => sum + amount, 0);
    expect(refunded).toBe(priced.grandTotal - priced.shipping);
  });
});

it('a placed order keeps the insured prices of its time', () => {
  const order = cartOf(pair('plain', { lens: 'single-vision' }));
  const placement = {
    requestId: '1',
    placedAt: now,
    charged: 0,
    currency: 'USD' as const,
    languageId: '-1' as const,
    waitsForPrescription: false,
  };
  const usedBenefits = {
    memberKey: 'A',
    visitorKey: '1',
    planIndex: 0,
    insuredPrices: [{ orderItemId: 'line-plain', price: 1000 }],
  };
  expect(price({ ...order, placement: { ...placement, usedBenefits } }).grandTotal).toBe(1000 + 9600);
  expect(price({ ...order, placement }, both).grandTotal).toBe(price(order).grandTotal);
});
