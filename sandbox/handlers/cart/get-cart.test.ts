import { describe, expect, it } from 'vitest';
import {
  addGlassesTo,
  CART,
  contactLensBody,
  prescriptionSku,
  someBox,
  someLens,
  someSku,
} from '../../testing/carts';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

describe('without a cart', () => {
  it.each([
    ['the generic user', false],
    ['a guest', true],
  ])('%s gets 404', async (_, isGuest) => {
    const shopper = testSandbox().client();
    if (isGuest) await becomeGuest(shopper);
    const { status, body } = await shopper.get(`${CART}/@self`);
    expect(status).toBe(404);
    expect(body.errors[0]).toMatchObject({ errorKey: '_ERR_ORDER_NOT_FOUND', errorCode: 'CMN1024E' });
  });

  it('an expired session gets 401', async () => {
    const { client, advanceClock } = testSandbox();
    const shopper = client();
    await logOn(shopper, 'ada.marsh');
    advanceClock(13 * 60 * 60 * 1000);
    expect((await shopper.get(`${CART}/@self`)).status).toBe(401);
  });
});

it('returns a pair with its lens and plan, and correct totals', async () => {
  const { client, sandbox } = testSandbox();
  const { catalog } = sandbox.context;
  const sku = someSku(catalog, ({ model }) => model.prescriptionReady && !model.promotion);
  const lens = someLens(sku);
  const shopper = client();
  const userId = await becomeGuest(shopper);
  await addGlassesTo(shopper, sku, { lens, plan: '4500001' });
  const { body } = await shopper.get(`${CART}/@self?langId=-50`);
  expect(body).toMatchObject({
    orderStatus: 'P',
    buyerId: userId,
    storeUniqueID: '10851',
    grandTotalCurrency: 'USD',
    totalAdjustment: '0.00000',
    totalSalesTax: '0.00000',
    totalShippingCharge: '0.00000',
    recordSetTotal: '3',
    locked: 'false',
  });
  const [frameLine, lensLine, planLine] = body.orderItem;
  expect(frameLine).toMatchObject({
    productId: sku.color.catentryId,
    partNumber: sku.color.upc,
    quantity: '1.0',
    comments: sku.model.category === 'sunglasses' ? 'SUN' : 'EYE',
    xitem_field1: '',
    orderItemInventoryStatus: 'Available',
    xitem_descriptiveName: sku.model.modelName,
  });
  expect(lensLine).toMatchObject({
    partNumber: lens.upc,
    comments: 'LENS',
    xitem_field1: frameLine.orderItemId,
    xitem_descriptiveName: lens.name.es,
  });
  expect(lensLine.orderItemExtendAttribute).toContainEqual({
    attributeName: 'lensMaterialCode',
    attributeType: 'STRING',
    attributeValue: lens.materialCode,
  });
  expect(planLine).toMatchObject({ comments: 'WARRANTY', unitPrice: '29.00000', partNumber: 'PROTECT12' });
  const total = sku.color.price.USD.offer + lens.price.USD.offer + 2900;
  expect(body.grandTotal).toBe(`${(total / 100).toFixed(2)}000`);
  expect(body.totalProductPrice).toBe(body.grandTotal);
});

it('returns a promotion on the items and once on the order, in the requested language', async () => {
  const { client, sandbox } = testSandbox();
  const sku = someSku(sandbox.context.catalog, ({ model }) => model.promotion?.type === 'AEO');
  const lens = someLens(sku);
  const shopper = client();
  await becomeGuest(shopper);
  await addGlassesTo(shopper, sku, { lens });
  const { body } = await shopper.get(`${CART}/@self`);
  const lists = [sku.color.price.USD.list, lens.price.USD.list];
  const savings = lists.map((list) => Math.round(list * 0.4));
  expect(body.orderItem.map((line: { unitPrice: string }) => line.unitPrice)).toEqual(
    lists.map((list) => `${(list / 100).toFixed(2)}000`),
  );
  const savedAmount = `-${((savings[0] ?? 0) / 100 + (savings[1] ?? 0) / 100).toFixed(2)}000`;
  expect(body.totalAdjustment).toBe(savedAmount);
  expect(body.adjustment).toHaveLength(1);
  expect(body.adjustment[0]).toMatchObject({
    amount: savedAmount,
    code: 'AEO-40',
    description: '40% off frame and lenses',
    displayLevel: 'OrderItem',
    usage: 'Discount',
  });
  const french = await shopper.get(`${CART}/@self?langId=-25`);
  expect(french.body.adjustment[0].description).toBe('40\u00a0% de rabais sur la monture et les verres');
});

it('pages and sorts the items', async () => {
  const { client, sandbox } = testSandbox();
  const lens = someBox(sandbox.context.catalog);
  const shopper = client();
  await becomeGuest(shopper);
  for (const [power, quantity] of [
    ['-1.00', '2'],
    ['-2.00', '3'],
    ['-3.00', '1'],
  ]) {
    await shopper.postJson(CART, contactLensBody(lens, { power: power ?? '', quantity: quantity ?? '' }));
  }
  const fetchPage = async (query: string) => {
    const { body } = await shopper.get(`${CART}/@self?${query}`);
    const quantities = (body.orderItem ?? []).map((line: { quantity: string }) => line.quantity);
    return [quantities, body.recordSetStartNumber, body.recordSetCount, body.recordSetTotal];
  };
  expect(await fetchPage('sortOrderItemBy=quantity')).toEqual([['1.0', '2.0', '3.0'], '0', '3', '3']);
  expect(await fetchPage('sortOrderItemBy=quantity&sortOrder=DESC&pageNumber=2&pageSize=2')).toEqual([
    ['1.0'],
    '2',
    '1',
    '3',
  ]);
  expect(await fetchPage('pageNumber=3&pageSize=2')).toEqual([[], '4', '0', '3']);
});

it('is separate for each shopper and each store', async () => {
  const { client, sandbox } = testSandbox();
  const sku = prescriptionSku(sandbox.context.catalog);
  const [ann, bob] = [client(), client()];
  await becomeGuest(ann);
  await becomeGuest(bob);
  await addGlassesTo(ann, sku);
  await addGlassesTo(bob, sku);
  await addGlassesTo(bob, sku);
  const annCart = (await ann.get(`${CART}/@self`)).body;
  const bobCart = (await bob.get(`${CART}/@self`)).body;
  expect([annCart.recordSetTotal, bobCart.recordSetTotal]).toEqual(['1', '2']);
  expect(annCart.orderId).not.toBe(bobCart.orderId);
  expect((await ann.get('/wcs/resources/store/10852/cart/@self')).status).toBe(404);
});

it('marks an item as unallocated when the stock is too low', async () => {
  const { client, sandbox } = testSandbox();
  const { state, catalog } = sandbox.context;
  const sku = prescriptionSku(catalog);
  const shopper = client();
  await becomeGuest(shopper);
  const { body } = await addGlassesTo(shopper, sku);
  state.orders.update(body.orderId[0], (order) => {
    for (const item of order.items) item.quantity = sku.color.stock + 1;
  });
  const cart = (await shopper.get(`${CART}/@self`)).body;
  expect(cart.orderItem[0].orderItemInventoryStatus).toBe('Unallocated');
});
