import { expect, it } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens } from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = `${CART}/@self/delete_order_item`;

async function filledCart() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(test.sandbox.context.catalog);
  const { body } = await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500001' });
  return { ...test, shopper, orderId: body.orderId[0] as string, itemIds: body.orderItemId as string[] };
}

it('removes a frame with its lens and plan; the empty cart remains', async () => {
  const { shopper, orderId, itemIds } = await filledCart();
  const { status, body } = await shopper.putJson(PATH, { orderItemId: itemIds[0], orderId });
  expect([status, body]).toEqual([200, { orderId: [orderId], resourceName: 'cart' }]);
  const cart = (await shopper.get(`${CART}/@self`)).body;
  expect(cart).toMatchObject({ orderId, recordSetTotal: '0', grandTotal: '0.00000' });
  expect(cart).not.toHaveProperty('orderItem');
});

it('removes only a plan', async () => {
  const { shopper, itemIds } = await filledCart();
  await shopper.putJson(PATH, { orderItemId: itemIds[2] });
  expect((await shopper.get(`${CART}/@self`)).body.recordSetTotal).toBe('2');
});

it('rejects an unknown item, another shopper, the generic user and a locked cart', async () => {
  const { shopper, client, sandbox, orderId, itemIds } = await filledCart();
  const unknown = await shopper.putJson(PATH, { orderItemId: '7' });
  expect([unknown.status, unknown.body.errors[0].errorParameters]).toEqual([400, 'orderItemId']);
  const other = client();
  await becomeGuest(other);
  expect((await other.putJson(PATH, { orderItemId: itemIds[0], orderId })).status).toBe(404);
  const anonymous = await client().putJson(PATH, { orderItemId: itemIds[0] });
  expect(anonymous.body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  sandbox.context.state.orders.update(orderId, { locked: true });
  const locked = await shopper.putJson(PATH, { orderItemId: itemIds[0] });
  expect(locked.body.errors[0]).toMatchObject({ errorKey: '_ERR_ORDER_IS_LOCKED', errorParameters: orderId });
  expect((await shopper.get(`${CART}/@self`)).body.recordSetTotal).toBe('3');
});
