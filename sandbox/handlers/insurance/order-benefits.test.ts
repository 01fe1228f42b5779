import { expect, it } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens, someSku } from '../../testing/carts';
import { errorOf, ORDER, placeOrder, reviewOf, setAddress, setCard } from '../../testing/checkout';
import {
  BENEFITS,
  DISCOUNTS,
  discountsBody,
  ESTIMATE,
  insuranceMember,
  logInInsurance,
  logOutInsurance,
  PRICING,
  pricingBody,
  pricingEntry,
} from '../../testing/insurance';
import { commandOrder, moveOrder } from '../../testing/placed-orders';
import { becomeGuest } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

const CODE = `${CART}/@self/assigned_promotion_code`;

/** Creates a guest with insurance on and a covered pair in the cart. */
async function insuredGuest(setUp: TestSandbox, key = 'A') {
  const shopper = setUp.client();
  await becomeGuest(shopper);
  const token = await logInInsurance(shopper, key);
  const sku = prescriptionSku(setUp.sandbox.context.catalog);
  const lens = someLens(sku);
  await addGlassesTo(shopper, sku, { lens });
  return { shopper, token, entry: pricingEntry(sku, lens), sku, lens };
}

const cartOf = async (client: TestClient) => (await client.get(`${CART}/@self`)).body;

const insuredLines = (cart: { orderItem: { adjustment?: { code: string }[] }[] }) =>
  cart.orderItem.filter(({ adjustment }) => adjustment?.some(({ code }) => code === 'RIA')).length;

it('all three calls and the cart name the same prices', async () => {
  const { shopper, token, entry } = await insuredGuest(testSandbox());
  const discounts = (await shopper.postJson(DISCOUNTS, discountsBody(entry))).body;
  const body = pricingBody(token, [entry]);
  const estimate = (await shopper.postJson(ESTIMATE, body)).body;
  expect(estimate.__PAIR_DISCOUNT).toEqual([
    { upc: entry.lens?.upc, frameDiscount: discounts.frameDiscount, lensDiscount: discounts.lensDiscount },
  ]);
  expect(estimate.__PRICING_ENTRY).toEqual([
    { frame: { ...entry.frame, price: discounts.frame }, lens: { ...entry.lens, price: discounts.lens } },
  ]);
  expect((await shopper.postJson(PRICING, body)).body).toEqual(estimate);
  const cart = await cartOf(shopper);
  expect(Number(cart.grandTotal)).toBeCloseTo(discounts.frame + discounts.lens, 5);
  expect(insuredLines(cart)).toBe(2);
});

it('a plan pays in the store that found it alone', async () => {
  const { shopper, entry, sku } = await insuredGuest(testSandbox());
  expect((await shopper.postJson(DISCOUNTS, discountsBody(entry))).status).toBe(200);
  const inCanada = { storeId: '10852', catalogId: '10102', langId: '-24' };
  await becomeGuest(shopper, '10852');
  await addGlassesTo(shopper, sku, inCanada);
  const { body: cart } = await shopper.get(`${CART.replace('10851', '10852')}/@self`);
  expect(insuredLines(cart)).toBe(0);
  const path = DISCOUNTS.replace('10851', '10852').replace('10101', '10102');
  const body = { ...discountsBody(entry), ...inCanada };
  expect(errorOf(await shopper.postJson(path, body))[0]).toBe(400);
});

it('insurance off, ended or of another browser: ordinary prices at the next read', async () => {
  const setUp = testSandbox();
  const { shopper, token } = await insuredGuest(setUp);
  const insured = (await cartOf(shopper)).grandTotal;
  const record = shopper.cookies.find(({ name }) => name === 'ria_1');
  logOutInsurance(shopper);
  const ordinary = await cartOf(shopper);
  expect([insuredLines(ordinary), Number(ordinary.grandTotal) > Number(insured)]).toEqual([0, true]);
  shopper.setCookies([{ name: 'ria_1', value: record?.value ?? '', httpOnly: false }]);
  expect((await cartOf(shopper)).grandTotal).toBe(insured);

  const { shopper: other } = await insuredGuest(setUp, 'B');
  other.setCookies([{ name: 'ria_1', value: record?.value ?? '', httpOnly: false }]);
  expect(insuredLines(await cartOf(other))).toBe(0);
  expect(errorOf(await other.postJson(ESTIMATE, pricingBody(token, [])))[0]).toBe(400);

  setUp.advanceClock(30 * 60_000);
  expect((await cartOf(shopper)).grandTotal).toBe(ordinary.grandTotal);
  const { entry } = await insuredGuest(setUp);
  const invalidToken = [400, '_ERR_RIA_TOKEN', 'token'];
  expect(errorOf(await shopper.postJson(DISCOUNTS, discountsBody(entry)))).toEqual(invalidToken);
  expect(errorOf(await shopper.postJson(PRICING, pricingBody(token, [entry])))).toEqual(invalidToken);
});

it('rejects an order of somebody else, offer prices, and entries that lack a covered line', async () => {
  const setUp = testSandbox();
  const { shopper, token, entry } = await insuredGuest(setUp);
  const { shopper: other } = await insuredGuest(setUp);
  const { orderId } = await cartOf(other);
  const foreign = pricingBody(token, [entry], { orderId });
  expect((await shopper.postJson(PRICING, foreign)).status).toBe(404);
  const offers = discountsBody({ frame: { ...entry.frame, price: entry.frame.price - 1 } });
  expect(errorOf(await shopper.postJson(DISCOUNTS, offers))).toEqual([
    400,
    '_ERR_BAD_PARMS',
    'pricingEntries',
  ]);
  const incomplete = pricingBody(token, [{ frame: entry.frame }]);
  expect((await shopper.postJson(ESTIMATE, incomplete)).status).toBe(200);
  expect(errorOf(await shopper.postJson(PRICING, incomplete))[2]).toBe('pricingEntries');
  const wrongStore = { ...pricingBody(token, [entry]), storeId: '10852' };
  expect(errorOf(await shopper.postJson(PRICING, wrongStore))[2]).toBe('storeId');
});

it('names a plan of the member when the request names another', async () => {
  const { shopper, token, entry } = await insuredGuest(testSandbox());
  const { body } = await shopper.postJson(ESTIMATE, pricingBody(token, [entry], { activePlanId: 'PLAN-Z' }));
  expect(body.__RIA_SYNC_ACTIVE_PLAN).toBe('PLAN-A1');
});

it('a plan outside the network and one for the exam alone cover nothing', async () => {
  const setUp = testSandbox();
  for (const key of ['I', 'D']) {
    const { shopper, token, entry } = await insuredGuest(setUp, key);
    expect((await shopper.postJson(DISCOUNTS, discountsBody(entry))).body).toEqual({
      frameDiscount: 0,
      lensDiscount: 0,
    });
    const estimate = (await shopper.postJson(ESTIMATE, pricingBody(token, [entry]))).body;
    expect([estimate.__PAIR_DISCOUNT, estimate.__PRICING_ENTRY]).toEqual([[], []]);
    expect(insuredLines(await cartOf(shopper))).toBe(0);
  }
});

it('a code is rejected where everything is covered', async () => {
  const setUp = testSandbox();
  const { shopper } = await insuredGuest(setUp);
  expect(errorOf(await shopper.postJson(CODE, { promoCode: 'SEE10' }))[1]).toBe('ERR_PROMOTION_CODE_INVALID');
  await addGlassesTo(shopper, someSku(setUp.sandbox.context.catalog));
  expect((await shopper.postJson(CODE, { promoCode: 'SEE10' })).status).toBe(201);
});

it('the lens service returns the insured prices of the active plan', async () => {
  const { shopper, entry, sku, lens } = await insuredGuest(testSandbox());
  const path = `/wcs/resources/store/10851/catalog/10101/rxc/frameId/${sku.color.catentryId}/lenses`;
  const lensPrice = async () => {
    const { frame, packages } = (await shopper.get(path)).body.data;
    const { insPrice } = packages.find(({ upc }: { upc: string }) => upc === lens.upc);
    return [frame.insPrice, insPrice];
  };
  const discounts = (await shopper.postJson(DISCOUNTS, discountsBody(entry))).body;
  expect(await lensPrice()).toEqual([discounts.frame, discounts.lens]);
  logOutInsurance(shopper);
  expect(await lensPrice()).toEqual([null, null]);
});

it('an order is placed after benefitpricing, keeps its prices, and uses the benefits up until it is canceled', async () => {
  const setUp = testSandbox();
  const { shopper, token, entry, sku, lens } = await insuredGuest(setUp);
  await setAddress(shopper);
  await setCard(shopper);
  expect(errorOf(await placeOrder(shopper))[1]).toBe('_ERR_RIA_PRICING_MISSING');
  await shopper.postJson(PRICING, pricingBody(token, [entry]));
  const review = await reviewOf(shopper);
  const { orderId } = (await placeOrder(shopper)).body;

  logOutInsurance(shopper);
  setUp.advanceClock(31 * 60_000);
  const order = (await shopper.get(`${ORDER}/${orderId}`)).body;
  expect([order.grandTotal, insuredLines(order)]).toEqual([review.x_agreedTotal, 2]);

  // The test clock says June 15, 2026.
  const repeated = await logInInsurance(shopper, 'A');
  const benefits = async () => {
    const { memberId } = insuranceMember('A');
    const riaInsuranceInformation = {
      planName: 'Vision Choice 150',
      token: repeated,
      providerName: 'EYEMED',
    };
    const request = { tokenId: repeated, providerName: 'EYEMED', memberId, riaInsuranceInformation };
    const { frames, lenses, contact } = (await shopper.postJson(BENEFITS, request)).body.BENEFITS_INQUIRY;
    return [frames, lenses, contact].map(({ nextServiceDate }) => nextServiceDate);
  };
  expect(await benefits()).toEqual(['2027-06-15', '2027-06-15', '2027-06-15']);
  await addGlassesTo(shopper, sku, { lens });
  expect(insuredLines(await cartOf(shopper))).toBe(0);
  // Another browser with the same demo member has them all.
  expect(insuredLines(await cartOf((await insuredGuest(setUp)).shopper))).toBe(2);

  expect((await commandOrder(shopper, orderId, 'cancel')).status).toBe(200);
  expect(await benefits()).toEqual([null, null, null]);
  expect(insuredLines(await cartOf(shopper))).toBe(2);
  expect((await shopper.get(`${ORDER}/${orderId}`)).body.grandTotal).toBe(review.x_agreedTotal);
});

it('glasses that came back give their benefits back', async () => {
  const setUp = testSandbox();
  const { shopper, token, entry, sku, lens } = await insuredGuest(setUp);
  await setAddress(shopper);
  await setCard(shopper);
  await shopper.postJson(PRICING, pricingBody(token, [entry]));
  const { orderId } = (await placeOrder(shopper)).body;
  moveOrder(setUp, orderId, 'D');
  await addGlassesTo(shopper, sku, { lens });
  expect(insuredLines(await cartOf(shopper))).toBe(0);
  moveOrder(setUp, orderId, 'Z');
  expect(insuredLines(await cartOf(shopper))).toBe(2);
});

it('confirmed prices hold for the lines that they were confirmed for', async () => {
  const setUp = testSandbox();
  const { shopper, token, entry, sku } = await insuredGuest(setUp);
  await setAddress(shopper);
  await setCard(shopper);
  await shopper.postJson(PRICING, pricingBody(token, [entry]));
  const { orderItem } = await cartOf(shopper);
  const { orderItemId } = orderItem[0];
  await shopper.putJson(`${CART}/@self/delete_order_item`, { orderItemId, orderId: '.' });
  await addGlassesTo(shopper, sku);
  expect(errorOf(await placeOrder(shopper))[1]).toBe('_ERR_RIA_PRICING_MISSING');
  logOutInsurance(shopper);
  expect((await placeOrder(shopper)).status).toBe(201);
});
