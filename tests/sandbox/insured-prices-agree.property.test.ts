import type { Cart } from '@generated/cart/model/cart';
import { frameLenses } from '@sandbox/handlers/lens/get-frame-lenses';
import { callerBenefits, payingBenefits } from '@sandbox/insurance/paying-benefits';
import { insuredPrices, type PayingBenefits } from '@sandbox/pricing/insured-prices';
import { priceOrder } from '@sandbox/pricing/price-order';
import { cartOf } from '@sandbox/pricing/testing/small-catalog';
import { lensPackagesFor } from '@sandbox/seed/catalog/lenses/lens-packages-for';
import { seedCatalog } from '@sandbox/seed/catalog/seed-catalog';
import { insuranceMembers } from '@sandbox/seed/insurance/insurance-members';
import type { LensPackage } from '@sandbox/seed/models/lens-package';
import { responseView } from '@sandbox/serializers/response-view';
import type { OrderItem } from '@sandbox/state/order';
import { addGlassesTo, CART, type Sku } from '@sandbox/testing/carts';
import {
  DISCOUNTS,
  discountsBody,
  ESTIMATE,
  logInInsurance,
  PRICING,
  pricingBody,
  pricingEntry,
} from '@sandbox/testing/insurance';
import { becomeGuest } from '@sandbox/testing/shoppers';
import type { TestClient } from '@sandbox/testing/test-client';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { type PriceSummary, priceSummary } from '@/domain/pricing/price-summary';
import { toLensView } from '@/features/lens/api/to-lens-view';
import { priceInput } from '@/features/lens/panel/panel-prices';
import { cartQuote } from '@/lib/insurance/cart-quote';
import { toInsuranceQuote } from '@/lib/insurance/quote-pair';

const catalog = seedCatalog();
const skus = catalog.frames.flatMap((model) => model.colors.map((color) => ({ model, color })));
const callOf = ({ cookieHeader }: TestClient) => ({ cookieHeader, params: { storeId: '10851' } });
const storeIds = { USD: '10851', CAD: '10852' } as const;
const now = Date.UTC(2026, 5, 15);
const currencies = fc.constantFrom('USD' as const, 'CAD' as const);
const plans = insuranceMembers.flatMap((member) =>
  member.plans.map((plan, planIndex) => ({
    member,
    plan,
    planIndex,
    provider: member.providers[0] ?? '',
    visitorKey: '',
  })),
);
const { context } = testSandbox().sandbox;

interface Glasses {
  sku: Sku;
  lens: LensPackage | undefined;
}

const glasses: fc.Arbitrary<Glasses> = fc
  .record({
    sku: fc.constantFrom(...skus),
    lensIndex: fc.option(fc.nat(200), { nil: undefined }),
  })
  .map(({ sku, lensIndex }) => {
    const packages = lensPackagesFor(sku.model, sku.color);
    return { sku, lens: lensIndex === undefined ? undefined : packages[lensIndex % packages.length] };
  });

/** Returns the product page's price summary with a plan's discounts. */
function shownSummary(
  { sku, lens }: Glasses,
  benefits: PayingBenefits,
  currency: 'USD' | 'CAD',
): PriceSummary {
  const packages = lensPackagesFor(sku.model, sku.color);
  const service = { frame: sku.model, color: sku.color, packages, warranties: [], benefits };
  const view = toLensView(frameLenses(service, responseView(storeIds[currency], {})));
  if (!view.frame.prices) throw new Error('The frame has no price.');
  const lines = [
    { id: 'frame', sellable: { kind: 'frame' as const, ...sku } },
    ...(lens ? [{ id: 'lens', sellable: { kind: 'lens-package' as const, lens } }] : []),
  ];
  const prices = insuredPrices(lines, benefits, currency);
  return priceSummary({
    frame: view.frame.prices,
    lens: view.packages.find(({ upc }) => upc === lens?.upc)?.prices,
    promotion: view.promotion,
    insurance: {
      frame: prices.get('frame'),
      frameDiscount: cents(0),
      // Without a quote the lens has the insured price of the lens service.
      lens: prices.get('lens'),
      lensDiscount: prices.has('lens') ? undefined : cents(0),
    },
  });
}

/** Returns the total of the product page and the lens panel with what the plan quotes. */
function shownTotal({ sku, lens }: Glasses, benefits: PayingBenefits, insurance: InsuranceQuote): number {
  const packages = lensPackagesFor(sku.model, sku.color);
  const service = { frame: sku.model, color: sku.color, packages, warranties: [], benefits };
  const view = { ...toLensView(frameLenses(service, responseView('10851', {}))), insurance };
  const input = priceInput(
    view,
    view.packages.find(({ upc }) => upc === lens?.upc),
    undefined,
  );
  if (!input) throw new Error('The frame has no price.');
  return priceSummary(input).total;
}

function cartTotal({ sku, lens }: Glasses, benefits: PayingBenefits, currency: 'USD' | 'CAD'): number {
  const item = { orderItemId: '1', attributes: [], createdAt: 0, quantity: 1 };
  const items: OrderItem[] = [
    { ...item, kind: 'EYE', catentryId: sku.color.catentryId, partNumber: sku.color.upc },
    ...(lens
      ? [
          {
            ...item,
            orderItemId: '2',
            parentItemId: '1',
            kind: 'LENS' as const,
            catentryId: lens.catentryId,
            partNumber: lens.upc,
          },
        ]
      : []),
  ];
  return priceOrder(cartOf(items), { catalog, currency, now, benefits }).grandTotal;
}

test('with any plan the price summary of the app is the total of the sandbox’s cart', () => {
  fc.assert(
    fc.property(fc.constantFrom(...plans), glasses, currencies, (shopper, pair, currency) => {
      const benefits = payingBenefits(context, shopper);
      expect(cartTotal(pair, benefits, currency)).toBe(shownSummary(pair, benefits, currency).total);
    }),
    { numRuns: 400 },
  );
});

test('insurance never costs more than list prices, and nothing where it covers nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...plans), glasses, currencies, (shopper, pair, currency) => {
      const benefits = payingBenefits(context, shopper);
      const { full, insuranceSaving } = shownSummary(pair, benefits, currency);
      const total = cartTotal(pair, benefits, currency);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(full);
      if (insuranceSaving === 0) expect(total).toBe(cartTotal(pair, {}, currency));
    }),
    { numRuns: 200 },
  );
});

test.each(plans)(
  'over the API: $member.key, $plan.planName: three pricing calls and the cart',
  async (shopper) => {
    const { client, sandbox } = testSandbox();
    const inStock = glasses.filter(({ sku }) => sku.color.stock > 0);
    for (const { sku, lens } of fc.sample(inStock, 3)) {
      const guest = client();
      await becomeGuest(guest);
      const token = await logInInsurance(guest, shopper.member.key, { planIndex: shopper.planIndex });
      await addGlassesTo(guest, sku, lens ? { lens } : {});
      const entry = pricingEntry(sku, lens);
      const discounts = (await guest.postJson(DISCOUNTS, discountsBody(entry))).body;
      const body = pricingBody(token, [entry], { activePlanId: shopper.plan.planId });
      const estimate = (await guest.postJson(ESTIMATE, body)).body;
      expect((await guest.postJson(PRICING, body)).body).toEqual(estimate);
      const [priced = {}] = estimate.__PRICING_ENTRY;
      expect([priced.frame?.price, priced.lens?.price]).toEqual([discounts.frame, discounts.lens]);
      const benefits = callerBenefits(sandbox.context, callOf(guest)) ?? {};
      const { grandTotal } = (await guest.get(`${CART}/@self`)).body;
      const inCart = Math.round(Number(grandTotal) * 100);
      expect(inCart).toBe(shownSummary({ sku, lens }, benefits, 'USD').total);
      const quote = toInsuranceQuote(discounts, lens?.upc);
      expect(shownTotal({ sku, lens }, benefits, quote), 'product page').toBe(inCart);
      // Options of the lens panel that are not chosen have no quote.
      expect(shownTotal({ sku, lens }, benefits, { frame: quote.frame }), 'lens panel').toBe(inCart);
    }
  },
);

test.each(plans)(
  'two pairs, $member.key, $plan.planName: the lens panel of each line of the cart adds up to its total',
  async (shopper) => {
    const { client, sandbox } = testSandbox();
    const inStock = glasses.filter(({ sku }) => sku.color.stock > 0);
    const guest = client();
    await becomeGuest(guest);
    await logInInsurance(guest, shopper.member.key, { planIndex: shopper.planIndex });
    const pairs = fc.sample(inStock, 2);
    for (const { sku, lens } of pairs) await addGlassesTo(guest, sku, lens ? { lens } : {});
    const benefits = callerBenefits(sandbox.context, callOf(guest)) ?? {};
    const cart: Cart = (await guest.get(`${CART}/@self`)).body;
    const items = cart.orderItem ?? [];
    const frames = items.filter(({ comments }) => comments !== 'LENS');
    const totals = pairs.map((pair, index) =>
      shownTotal(pair, benefits, cartQuote(items, frames[index]?.orderItemId ?? '')),
    );
    expect(Math.round(Number(cart.grandTotal) * 100)).toBe(totals.reduce((sum, total) => sum + total, 0));
  },
);
