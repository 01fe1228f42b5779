import { expect, test } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens } from '../../testing/carts';
import { callDoctor, DOCTOR, submit } from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const RX = '/wcs/resources/store/10851/rxc/prescription';
const PRESCRIPTION = { rightSphere: '-2.25', leftSphere: '-2.00', rightCyl: '-0.75', rightAxis: '90' };

const { sandbox, client } = testSandbox();

/** Creates a guest with glasses in the cart. Returns the items: frame and lens. */
async function guestWithGlasses() {
  const shopper = client();
  await becomeGuest(shopper);
  return { shopper, items: await addGlasses(shopper) };
}

async function addGlasses(shopper: TestClient): Promise<{ frameId: string; lensId: string }> {
  const sku = prescriptionSku(sandbox.context.catalog);
  const { body } = await addGlassesTo(shopper, sku, { lens: someLens(sku) });
  const [frameId, lensId] = body.orderItemId;
  return { frameId, lensId };
}

const insert = (shopper: TestClient, id: string, prescription: object = PRESCRIPTION) =>
  shopper.postJson(`${RX}/insert/${id}`, prescription);
const read = (shopper: TestClient, id: string) => shopper.get(`${RX}/byOrderItemId/${id}`);

async function field2Of(shopper: TestClient, id: string): Promise<string> {
  const { body } = await shopper.get(`${CART}/@self`);
  return body.orderItem.find((item: { orderItemId: string }) => item.orderItemId === id).xitem_field2;
}

test('saves the prescription of a frame; the cart names its id', async () => {
  const { shopper, items } = await guestWithGlasses();
  expect(await field2Of(shopper, items.frameId)).toBe('');
  const { body } = await insert(shopper, items.frameId);
  expect(body).toEqual({ status: 'Success', prescriptionId: expect.stringMatching(/^\d+$/) });
  expect(await field2Of(shopper, items.frameId)).toBe(body.prescriptionId);
  const saved = await read(shopper, items.frameId);
  expect(saved.body.prescription).toEqual({ ...PRESCRIPTION, prescriptionId: body.prescriptionId });
});

test('a second prescription replaces the first and keeps its id', async () => {
  const { shopper, items } = await guestWithGlasses();
  const first = await insert(shopper, items.frameId);
  const second = await insert(shopper, items.frameId, { rightSphere: '+1.00', leftSphere: '0.00' });
  expect(second.body.prescriptionId).toBe(first.body.prescriptionId);
  const { body } = await read(shopper, items.frameId);
  expect(body.prescription).not.toHaveProperty('rightCyl');
  expect(body.prescription.rightSphere).toBe('+1.00');
});

test('a doctor to call is restored with the item; without the doctor it is invalid', async () => {
  const { shopper, items } = await guestWithGlasses();
  await submit(shopper, items.frameId, callDoctor());
  const { prescription } = (await read(shopper, items.frameId)).body;
  expect(prescription).toMatchObject({ prescriptionOriginMode: 'callDoctor', doctor: DOCTOR });
  const other = await addGlasses(shopper);
  expect((await insert(shopper, other.frameId, prescription)).body.status).toBe('Success');
  const restored = (await read(shopper, other.frameId)).body.prescription;
  expect(restored).toEqual({ ...prescription, prescriptionId: restored.prescriptionId });
  const { doctor: _doctor, ...withoutDoctor } = prescription;
  const invalid = await insert(shopper, other.frameId, withoutDoctor);
  expect([invalid.status, invalid.body.errors[0].errorParameters]).toEqual([
    400,
    expect.stringContaining('doctor'),
  ]);
});

test('each pair has its own; 404 without one, and for the line of a lens', async () => {
  const { shopper, items } = await guestWithGlasses();
  const other = await addGlasses(shopper);
  await insert(shopper, items.frameId);
  expect((await read(shopper, other.frameId)).status).toBe(404);
  expect((await read(shopper, items.lensId)).status).toBe(404);
  expect((await insert(shopper, items.lensId)).status).toBe(404);
});

test('another shopper gets 404, as for an unknown item', async () => {
  const { shopper, items } = await guestWithGlasses();
  await insert(shopper, items.frameId);
  const stranger = client();
  await becomeGuest(stranger);
  for (const id of [items.frameId, '1']) {
    expect((await read(stranger, id)).status).toBe(404);
    expect((await insert(stranger, id)).status).toBe(404);
  }
});

test.each(['frameId', 'lensId'] as const)('goes when its %s is removed', async (removed) => {
  const { shopper, items } = await guestWithGlasses();
  await insert(shopper, items.frameId);
  await shopper.putJson(`${CART}/@self/delete_order_item`, { orderId: '.', orderItemId: items[removed] });
  expect((await read(shopper, items.frameId)).status).toBe(404);
});

test('moves to the account at sign-in', async () => {
  const { shopper, items } = await guestWithGlasses();
  const { body } = await insert(shopper, items.frameId);
  await logOn(shopper, 'ada.marsh');
  expect((await read(shopper, items.frameId)).body.prescription.prescriptionId).toBe(body.prescriptionId);
});

test('cannot be changed while customer service has locked the cart', async () => {
  const { shopper, items } = await guestWithGlasses();
  const [order] = sandbox.context.state.orders.by('item', items.frameId);
  if (order) sandbox.context.state.orders.update(order.orderId, { locked: true });
  expect((await insert(shopper, items.frameId)).body.errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
});

test('cannot be changed once the order is shipped; a placed one can still get one', async () => {
  const { shopper, items } = await guestWithGlasses();
  const [order] = sandbox.context.state.orders.by('item', items.frameId);
  const orderId = order?.orderId ?? '';
  sandbox.context.state.orders.update(orderId, { status: 'S' });
  expect((await insert(shopper, items.frameId)).body.errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
  sandbox.context.state.orders.update(orderId, { status: 'M' });
  expect((await insert(shopper, items.frameId)).body.status).toBe('Success');
});

test('does not take over the id of another prescription', async () => {
  const { shopper, items } = await guestWithGlasses();
  const other = await guestWithGlasses();
  const { prescriptionId } = (await insert(other.shopper, other.items.frameId)).body;
  const { body } = await insert(shopper, items.frameId, { ...PRESCRIPTION, prescriptionId });
  expect(body.prescriptionId).not.toBe(prescriptionId);
});

test('returns 400 for the generic user and for a cylinder without an axis', async () => {
  const anonymous = await insert(client(), '1');
  expect(anonymous.status).toBe(400);
  expect(anonymous.body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  expect((await read(client(), '1')).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  const { rightAxis: _axis, ...withoutAxis } = PRESCRIPTION;
  const withoutAxisResponse = await insert(client(), '1', withoutAxis);
  expect(withoutAxisResponse.status).toBe(400);
  expect(withoutAxisResponse.body.errors[0].errorParameters).toContain('rightAxis');
});
