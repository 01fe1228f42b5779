import { priceOrder } from '@sandbox/pricing/price-order';
import { cartOf } from '@sandbox/pricing/testing/small-catalog';
import { lensPackagesFor } from '@sandbox/seed/catalog/lenses/lens-packages-for';
import { seedCatalog } from '@sandbox/seed/catalog/seed-catalog';
import { frameLenses } from '@sandbox/serializers/lenses/frame-lenses';
import { responseView } from '@sandbox/serializers/response-view';
import type { OrderItem } from '@sandbox/state/order';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSummary } from '@/domain/pricing/price-summary';
import { toLensView } from '@/features/lens/api/to-lens-view';

const catalog = seedCatalog();
const skus = catalog.frames.flatMap((model) => model.colors.map((color) => ({ model, color })));
const storeIds = { USD: '10851', CAD: '10852' } as const;
const now = Date.UTC(2026, 5, 15);

const line = (item: Pick<OrderItem, 'orderItemId' | 'kind' | 'catentryId' | 'parentItemId'>): OrderItem => ({
  partNumber: item.catentryId,
  attributes: [],
  createdAt: 0,
  quantity: 1,
  ...item,
});

const glasses = fc.record({
  sku: fc.constantFrom(...skus),
  lensIndex: fc.option(fc.nat(200), { nil: undefined }),
  plan: fc.option(fc.constantFrom(...catalog.warranties), { nil: undefined }),
  currency: fc.constantFrom('USD' as const, 'CAD' as const),
});

test('the price summary of the app is the total of the sandbox’s cart', () => {
  fc.assert(
    fc.property(glasses, ({ sku: { model, color }, lensIndex, plan, currency }) => {
      const packages = lensPackagesFor(model, color);
      const lens = lensIndex === undefined ? undefined : packages[lensIndex % packages.length];
      const wire = frameLenses(
        { frame: model, color, packages, warranties: catalog.warranties },
        responseView(storeIds[currency], {}),
      );
      const view = toLensView(wire);
      const summary = priceSummary({
        frame: view.frame.prices,
        lens: view.packages.find(({ upc }) => upc === lens?.upc)?.prices,
        warranty: view.plans.find(({ id }) => id === plan?.catentryId),
        promotion: view.promotion,
      });
      const order = cartOf([
        line({ orderItemId: '1', kind: 'EYE', catentryId: color.catentryId }),
        ...(lens
          ? [line({ orderItemId: '2', kind: 'LENS', catentryId: lens.catentryId, parentItemId: '1' })]
          : []),
        ...(plan
          ? [line({ orderItemId: '3', kind: 'WARRANTY', catentryId: plan.catentryId, parentItemId: '1' })]
          : []),
      ]);
      expect(priceOrder(order, { catalog, currency, now }).grandTotal).toBe(summary.total);
    }),
    { numRuns: 300 },
  );
});
