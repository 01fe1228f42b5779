import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { frameLenses } from '@sandbox/handlers/lens/get-frame-lenses';
import { priceOrder } from '@sandbox/pricing/price-order';
import { findPerk } from '@sandbox/pricing/promotion-code-adjustments';
import { cartOf } from '@sandbox/pricing/testing/small-catalog';
import { lensPackagesFor } from '@sandbox/seed/catalog/lenses/lens-packages-for';
import type { ProtectionPlan } from '@sandbox/seed/catalog/protection-plans';
import { seedCatalog } from '@sandbox/seed/catalog/seed-catalog';
import type { LensPackage } from '@sandbox/seed/models/lens-package';
import { responseView } from '@sandbox/serializers/response-view';
import type { OrderItem } from '@sandbox/state/order';
import { addGlassesTo, CART, type Sku } from '@sandbox/testing/carts';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceSummary, priceSummary } from '@/domain/pricing/price-summary';
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

const perkCodes = ['PERK15', 'PERK20OFF', 'PERK500OFF', 'PERKWINTER'];

interface Glasses {
  sku: Sku;
  lens: LensPackage | undefined;
  plan: ProtectionPlan | undefined;
  perkCode: string | undefined;
}

const glasses: fc.Arbitrary<Glasses> = fc
  .record({
    sku: fc.constantFrom(...skus),
    lensIndex: fc.option(fc.nat(200), { nil: undefined }),
    plan: fc.option(fc.constantFrom(...catalog.warranties), { nil: undefined }),
    perkCode: fc.option(fc.constantFrom(...perkCodes), { nil: undefined }),
  })
  .map(({ sku, lensIndex, plan, perkCode }) => {
    const packages = lensPackagesFor(sku.model, sku.color);
    const lens = lensIndex === undefined ? undefined : packages[lensIndex % packages.length];
    return { sku, lens, perkCode, plan: lens && lens.type !== 'frame-only' ? plan : undefined };
  });

/** Returns the app's price summary for the lens service's response. */
function shownSummary(wire: FrameLensesData, { lens, plan }: Glasses): PriceSummary {
  const { frame, packages, plans, promotion, perk } = toLensView(wire);
  if (!frame.prices) throw new Error('The frame has no price.');
  return priceSummary({
    frame: frame.prices,
    lens: packages.find(({ upc }) => upc === lens?.upc)?.prices,
    warranty: plans.find(({ id }) => id === plan?.catentryId),
    promotion,
    perk: perk?.terms,
  });
}

test('the price summary of the app is the total of the sandbox’s cart', () => {
  fc.assert(
    fc.property(glasses, fc.constantFrom('USD' as const, 'CAD' as const), (pair, currency) => {
      const { sku, lens, plan, perkCode } = pair;
      const wire = frameLenses(
        {
          frame: sku.model,
          color: sku.color,
          packages: lensPackagesFor(sku.model, sku.color),
          warranties: catalog.warranties,
          perk: findPerk(perkCode, now),
        },
        responseView(storeIds[currency], {}),
      );
      const parentItemId = '1';
      const items = [
        line({ orderItemId: parentItemId, kind: 'EYE', catentryId: sku.color.catentryId }),
        ...(lens
          ? [line({ orderItemId: '2', kind: 'LENS', catentryId: lens.catentryId, parentItemId })]
          : []),
        ...(plan
          ? [line({ orderItemId: '3', kind: 'WARRANTY', catentryId: plan.catentryId, parentItemId })]
          : []),
      ];
      const order = cartOf(items, perkCode ? [perkCode] : []);
      expect(priceOrder(order, { catalog, currency, now }).grandTotal).toBe(shownSummary(wire, pair).total);
    }),
    { numRuns: 300 },
  );
});

test('so it is over the API: lenses, add-glasses command, perk, cart', async () => {
  const { client } = testSandbox();
  const inStock = glasses.filter(({ sku }) => sku.color.stock > 0);
  for (const pair of fc.sample(inStock, 25)) {
    const { sku, lens, plan, perkCode } = pair;
    const shopper = client();
    await becomeGuest(shopper);
    const query = perkCode ? `?selectedPerkCode=${perkCode}` : '';
    const path = '/wcs/resources/store/10851/catalog/10101/rxc/frameId';
    const wire = (await shopper.get(`${path}/${sku.color.catentryId}/lenses${query}`)).body.data;
    await addGlassesTo(shopper, sku, {
      ...(lens ? { lens } : {}),
      ...(plan ? { plan: plan.catentryId } : {}),
    });
    if (wire.frame.perk) {
      const promoCode = wire.frame.perk.code;
      await shopper.postJson(`${CART}/@self/assigned_promotion_code`, { promoCode });
    }
    const cart = (await shopper.get(`${CART}/@self`)).body;
    expect(Math.round(Number(cart.grandTotal) * 100)).toBe(shownSummary(wire, pair).total);
  }
});
