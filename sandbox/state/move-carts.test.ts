import { expect, it } from 'vitest';
import { addGlassesTo, CART, contactLensBody, prescriptionSku, someBox, someLens } from '../testing/carts';
import { addBox, guestReadyToOrder, PRECHECKOUT, setAddress } from '../testing/checkout';
import { becomeGuest, logOn } from '../testing/shoppers';
import type { TestClient } from '../testing/test-client';
import { testSandbox } from '../testing/test-sandbox';

it('moves the guest’s cart to an account without one and preserves the order and item ids', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(sandbox.context.catalog);
  const added = (await addGlassesTo(shopper, sku, { lens: someLens(sku) })).body;
  await shopper.postJson(`${CART}/@self/assigned_promotion_code`, { promoCode: 'SEE10' });
  await logOn(shopper, 'ada.marsh');
  const { body } = await shopper.get(`${CART}/@self`);
  expect(body).toMatchObject({ orderId: added.orderId[0], buyerId: '510001' });
  expect(body.orderItem.map((line: { orderItemId: string }) => line.orderItemId)).toEqual(added.orderItemId);
  expect(body.promotionCode[0].code).toBe('SEE10');
});

it('merges into the account’s cart: glasses stay separate, equal boxes share one item, up to ten', async () => {
  const { client, sandbox } = testSandbox();
  const { catalog, state } = sandbox.context;
  const [guest, member] = [client(), client()];
  await becomeGuest(guest);
  await logOn(member, 'ada.marsh');
  const lens = someBox(catalog);
  for (const [shopper, quantity] of [
    [guest, '7'],
    [member, '6'],
  ] as const) {
    await addGlassesTo(shopper, prescriptionSku(catalog));
    await shopper.postJson(CART, contactLensBody(lens, { quantity }));
  }
  await guest.postJson(CART, contactLensBody(lens, { eye: 'LCON' }));
  const memberOrderId = (await member.get(`${CART}/@self`)).body.orderId;
  await logOn(guest, 'ada.marsh');
  const { body } = await guest.get(`${CART}/@self`);
  expect(body.orderId).toBe(memberOrderId);
  expect(
    body.orderItem.map((line: { comments: string; quantity: string }) => `${line.comments} ${line.quantity}`),
  ).toEqual(['EYE 1.0', 'RCON 10.0', 'EYE 1.0', 'LCON 1.0']);
  expect(state.orders.count()).toBe(1);
});

it('keeps the carts of two stores separate', async () => {
  const { client, sandbox } = testSandbox();
  const { catalog, state } = sandbox.context;
  const shopper = client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(catalog);
  await addGlassesTo(shopper, sku);
  await addGlassesTo(shopper, sku, { storeId: '10852', catalogId: '10102', langId: '-24' });
  await logOn(shopper, 'ada.marsh');
  expect(state.orders.by('user', '510001').map(({ storeId }) => storeId)).toEqual(['10851', '10852']);
});

it('takes address and card along, unless the account’s cart has its own', async () => {
  const test = testSandbox();
  const addressOf = async (shopper: TestClient) =>
    (await shopper.get(`${CART}/@self`)).body.orderItem[0].city;
  const member = test.client();
  await logOn(member, 'ada.marsh');
  await addBox(test, member);
  const first = await guestReadyToOrder(test);
  await logOn(first, 'ada.marsh');
  expect(await addressOf(first)).toBe('Mason');
  expect((await first.get(`${CART}/@self`)).body.paymentInstruction).toHaveLength(1);
  const second = await guestReadyToOrder(test);
  await setAddress(second, { city: 'Lebanon', zipCode: '45036' });
  await logOn(second, 'ada.marsh');
  expect(await addressOf(second)).toBe('Mason');
});

it('ends the reservation of the guest’s review, so that the merged cart can have the last piece', async () => {
  const test = testSandbox();
  const { context } = test.sandbox;
  const [last] = context.catalog.frames
    .flatMap((model) => model.colors.map((color) => ({ model, color })))
    .filter(({ color }) => color.stock === 1);
  if (!last) throw new Error('The catalog has no last piece.');
  const member = test.client();
  await logOn(member, 'ada.marsh');
  await addBox(test, member);
  const guest = test.client();
  await becomeGuest(guest);
  await addGlassesTo(guest, last);
  await setAddress(guest);
  expect((await guest.putJson(PRECHECKOUT, { orderId: '.' })).status).toBe(200);
  await logOn(guest, 'ada.marsh');
  const { orderItem } = (await guest.get(`${CART}/@self`)).body;
  const statuses = orderItem.map(
    (line: { orderItemInventoryStatus: string }) => line.orderItemInventoryStatus,
  );
  expect(statuses).not.toContain('Unallocated');
});
