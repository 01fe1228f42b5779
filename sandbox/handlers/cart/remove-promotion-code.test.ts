import { expect, it } from 'vitest';
import { CART, contactLensBody, someBox } from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = `${CART}/@self/assigned_promotion_code`;

it('removes a code once', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  await shopper.postJson(CART, contactLensBody(someBox(sandbox.context.catalog)));
  await shopper.postJson(PATH, { promoCode: 'SEE10' });
  const removed = await shopper.delete(`${PATH}/see10`);
  expect([removed.status, removed.body.promoCode]).toEqual([200, 'SEE10']);
  const { body } = await shopper.get(`${CART}/@self`);
  expect(body.totalAdjustment).toBe('0.00000');
  expect(body).not.toHaveProperty('promotionCode');
  const repeated = await shopper.delete(`${PATH}/SEE10`);
  expect([repeated.status, repeated.body.errors[0].errorKey]).toEqual([400, 'ERR_PROMOTION_CODE_INVALID']);
});

it('rejects the generic user and a shopper without a cart', async () => {
  const { client } = testSandbox();
  const shopper = client();
  expect((await shopper.delete(`${PATH}/SEE10`)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  await becomeGuest(shopper);
  expect((await shopper.delete(`${PATH}/SEE10`)).status).toBe(404);
});
