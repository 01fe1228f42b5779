import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lensPackagesFor } from '../seed/catalog/lenses/lens-packages-for';
import { seedCatalog } from '../seed/catalog/seed-catalog';
import { promotionCodes } from '../seed/promotion-codes';
import type { OrderItem } from '../state/order';
import { framePriceAlone } from './frame-promotion';
import { priceOrder } from './price-order';
import type { PricedOrder } from './priced-order';
import { cartOf } from './testing/small-catalog';

const catalog = seedCatalog();
const skus = catalog.frames.flatMap((model) => model.colors.map((color) => ({ model, color })));
const quantity = fc.integer({ min: 1, max: 10 });
const line = (item: Omit<OrderItem, 'partNumber' | 'attributes' | 'createdAt'>): OrderItem => ({
  partNumber: item.catentryId,
  attributes: [],
  createdAt: 0,
  ...item,
});

const pair: fc.Arbitrary<OrderItem[]> = fc
  .record({
    sku: fc.constantFrom(...skus),
    lensIndex: fc.option(fc.nat(100), { nil: undefined }),
    plan: fc.option(fc.constantFrom(...catalog.warranties), { nil: undefined }),
    quantity,
    id: fc.uuid(),
  })
  .map(({ sku: { model, color }, lensIndex, plan, quantity, id }) => {
    const fitting = lensPackagesFor(model, color);
    const lens = lensIndex === undefined ? undefined : fitting[lensIndex % fitting.length];
    const ofFrame = { parentItemId: id, quantity };
    return [
      line({ orderItemId: id, kind: 'EYE', catentryId: color.catentryId, quantity }),
      ...(lens
        ? [line({ orderItemId: `${id}-l`, kind: 'LENS', catentryId: lens.catentryId, ...ofFrame })]
        : []),
      ...(plan
        ? [line({ orderItemId: `${id}-w`, kind: 'WARRANTY', catentryId: plan.catentryId, ...ofFrame })]
        : []),
    ];
  });

const address = {
  firstName: 'Ana',
  lastName: 'Diaz',
  addressLines: ['12 Elm St'],
  city: 'Mason',
  postalCode: '45040',
  country: 'US' as const,
  email: 'ana@example.com',
};

const boxes: fc.Arbitrary<OrderItem[]> = fc
  .record({ lens: fc.constantFrom(...catalog.contactLenses), quantity, id: fc.uuid() })
  .map(({ lens, quantity, id }) => [
    line({ orderItemId: id, kind: 'LCON', catentryId: lens.catentryId, quantity }),
  ]);

const pricedOrder: fc.Arbitrary<PricedOrder> = fc
  .record({
    lineItems: fc.array(fc.oneof(pair, boxes), { maxLength: 6 }),
    codes: fc.shuffledSubarray(promotionCodes.map(({ code }) => code)),
    currency: fc.constantFrom('USD' as const, 'CAD' as const),
    now: fc.constantFrom(Date.UTC(2026, 3, 15), Date.UTC(2026, 5, 15)),
    region: fc.option(fc.constantFrom('OH', 'OR', 'QC', 'PR'), { nil: undefined }),
    shipModeId: fc.constantFrom('13001' as const, '13002' as const),
  })
  .map(({ lineItems, codes, currency, now, region, shipModeId }) => {
    const shipping = { shipModeId, ...(region ? { address: { ...address, region } } : {}) };
    return priceOrder({ ...cartOf(lineItems.flat(), codes), shipping }, { catalog, currency, now });
  });

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('adds up to the cent: lines, adjustments and delivery are the grand total', () => {
  fc.assert(
    fc.property(pricedOrder, (order) => {
      const adjustments = [...order.items.flatMap((item) => item.adjustments), ...order.adjustments];
      expect(order.productTotal).toBe(sum(order.items.map(({ price }) => price)));
      expect(order.adjustmentTotal).toBe(sum(adjustments.map(({ amount }) => amount)));
      expect(order.grandTotal).toBe(
        order.productTotal + order.adjustmentTotal + order.shipping + order.salesTax,
      );
      expect(Number.isSafeInteger(order.grandTotal)).toBe(true);
    }),
  );
});

it('is never negative nor below its protection plans; no line saves more than it costs', () => {
  fc.assert(
    fc.property(pricedOrder, (order) => {
      const plans = order.items.filter(({ item }) => item.kind === 'WARRANTY');
      expect(order.grandTotal).toBeGreaterThanOrEqual(sum(plans.map(({ price }) => price)));
      expect(order.shipping).toBeGreaterThanOrEqual(0);
      expect(order.salesTax).toBeGreaterThanOrEqual(0);
      // The highest rate is 15 %.
      expect(order.salesTax).toBeLessThanOrEqual(
        Math.ceil(0.15 * (order.productTotal + order.adjustmentTotal)),
      );
      for (const { price, adjustments } of order.items) {
        const saving = -sum(adjustments.map(({ amount }) => amount));
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(price);
      }
      for (const { amount } of order.adjustments) expect(amount).toBeLessThanOrEqual(0);
    }),
  );
});

it('charges for a frame alone what the listing shows', () => {
  const frameAlone = fc.record({
    sku: fc.constantFrom(...skus),
    currency: fc.constantFrom('USD' as const, 'CAD' as const),
  });
  fc.assert(
    fc.property(frameAlone, ({ sku: { model, color }, currency }) => {
      const frame = line({ orderItemId: '1', kind: 'EYE', catentryId: color.catentryId, quantity: 1 });
      const order = priceOrder(cartOf([frame], []), { catalog, currency, now: Date.UTC(2026, 3, 15) });
      expect(order.productTotal + order.adjustmentTotal).toBe(framePriceAlone(model, color, currency).offer);
    }),
  );
});

it('never costs more than the offer prices', () => {
  fc.assert(
    fc.property(pricedOrder, ({ items, currency, grandTotal, shipping, salesTax }) => {
      const offers = items.map(({ item, sellable }) => {
        if (sellable.kind === 'protection-plan') return sellable.plan.price[currency] * item.quantity;
        const { price } = sellable.kind === 'frame' ? sellable.color : sellable.lens;
        return price[currency].offer * item.quantity;
      });
      expect(grandTotal - shipping - salesTax).toBeLessThanOrEqual(sum(offers));
    }),
  );
});
