import { expect, it } from 'vitest';
import { addGlassesTo, CART, contactLensBody, someBox, someSku } from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = `${CART}/@self/assigned_promotion_code`;

async function guestSandbox() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  return { ...test, shopper, ...test.sandbox.context };
}

it('takes 10% off once, in upper or lower case', async () => {
  const { shopper, catalog } = await guestSandbox();
  const lens = someBox(catalog);
  await shopper.postJson(CART, contactLensBody(lens));
  for (const promoCode of ['see10', 'SEE10']) {
    const { status, body } = await shopper.postJson(PATH, { promoCode });
    expect([status, body.promoCode]).toEqual([201, 'SEE10']);
  }
  const { body } = await shopper.get(`${CART}/@self`);
  const saving = Math.round(lens.price.USD.offer / 10);
  expect(body.totalAdjustment).toBe(`-${(saving / 100).toFixed(2)}000`);
  expect(body.promotionCode).toEqual([
    { code: 'SEE10', associatedPromotion: [{ promotionId: '88001', description: '10% off your order' }] },
  ]);
  expect(body.adjustment[0]).toMatchObject({ code: 'SEE10', displayLevel: 'Order', usage: 'Discount' });
});

it('takes a fixed amount off a cart above the threshold, and nothing below it', async () => {
  const { shopper, catalog } = await guestSandbox();
  const expensive = someSku(
    catalog,
    ({ model, color }) => !model.promotion && color.price.USD.offer >= 15000,
  );
  const { orderItemId } = (await addGlassesTo(shopper, expensive)).body;
  expect((await shopper.postJson(PATH, { promoCode: 'CLEAR25' })).status).toBe(201);
  expect((await shopper.get(`${CART}/@self`)).body.totalAdjustment).toBe('-25.00000');
  await shopper.putJson(`${CART}/@self/delete_order_item`, { orderItemId: orderItemId[0] });
  const { body } = await shopper.get(`${CART}/@self`);
  expect(body.totalAdjustment).toBe('0.00000');
  expect(body.promotionCode).toEqual([{ code: 'CLEAR25' }]);
});

it.each([
  ['SPRING26', 'ENDED'],
  ['CLEAR25', 'MINIMUM,150.00000'],
  ['PERKWINTER', 'ENDED'],
  ['NONSENSE', 'UNKNOWN'],
])('rejects %s for one box of contact lenses: %s', async (promoCode, reason) => {
  const { shopper, catalog } = await guestSandbox();
  await shopper.postJson(CART, contactLensBody(someBox(catalog)));
  const { status, body } = await shopper.postJson(PATH, { promoCode });
  expect(status).toBe(400);
  expect(body.errors[0]).toMatchObject({
    errorKey: 'ERR_PROMOTION_CODE_INVALID',
    errorParameters: `${promoCode},${reason}`,
  });
  expect((await shopper.get(`${CART}/@self`)).body).not.toHaveProperty('promotionCode');
});

it('rejects the generic user, a shopper without a cart and a locked cart', async () => {
  const { shopper, client, catalog, state } = await guestSandbox();
  const promoCode = 'SEE10';
  expect((await client().postJson(PATH, { promoCode })).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  expect((await shopper.postJson(PATH, { promoCode })).status).toBe(404);
  const { orderId } = (await shopper.postJson(CART, contactLensBody(someBox(catalog)))).body;
  state.orders.update(orderId, { locked: true });
  expect((await shopper.postJson(PATH, { promoCode })).body.errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
});
