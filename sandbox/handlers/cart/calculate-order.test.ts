import { expect, it } from 'vitest';
import {
  addGlassesTo,
  CART,
  CART_VIEW,
  contactLensBody,
  prescriptionSku,
  someBox,
} from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

function calculate(client: TestClient, values: Record<string, string> = {}) {
  const query = new URLSearchParams({
    storeId: '10851',
    catalogId: '10101',
    langId: '-1',
    URL: CART_VIEW,
    errorViewName: 'AjaxOrderItemDisplayView',
    orderId: '.',
    updatePrices: '1',
    calculationUsageId: '-1',
    ...values,
  });
  return client.get(`/webapp/wcs/stores/servlet/OrderCalculate?${query}`);
}

async function cartOwner() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  const { body } = await addGlassesTo(shopper, prescriptionSku(test.sandbox.context.catalog));
  return { ...test, shopper, orderId: body.orderId[0] as string };
}

it('redirects with the ids, which replace those in the target URL', async () => {
  const { shopper, orderId } = await cartOwner();
  const first = await calculate(shopper);
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe(
    `${CART_VIEW}?storeId=10851&catalogId=10101&langId=-1&orderId=${orderId}`,
  );
  const second = await calculate(shopper, {
    orderId,
    langId: '-50',
    URL: '/es-us/checkout?orderId=.&a=1#top',
  });
  expect(second.headers.get('location')).toBe(
    `/es-us/checkout?orderId=${orderId}&a=1&storeId=10851&catalogId=10101&langId=-50#top`,
  );
});

it.each(['https://example.com/x', '//example.com', 'javascript:alert(1)', '/%2Fexample.com'])(
  'redirects to the cart instead of %s, also on errors',
  async (target) => {
    const { shopper } = await cartOwner();
    const { headers } = await calculate(shopper, { URL: target });
    expect(headers.get('location')).toMatch(/^\/AjaxOrderItemDisplayView\?/);
    const failed = await calculate(shopper, { orderId: '99', errorViewName: target });
    expect(failed.headers.get('location')).toMatch(/^\/AjaxOrderItemDisplayView\?/);
  },
);

it('redirects to the error view for an unknown order, a locked order and the generic user', async () => {
  const { shopper, client, sandbox, orderId } = await cartOwner();
  const errorViewName = '/lc-us/oops';
  const failed = await calculate(shopper, { orderId: '99', errorViewName });
  expect(failed.headers.get('location')).toBe(
    '/lc-us/oops?storeId=10851&catalogId=10101&langId=-1&orderId=99&errorCode=CMN1024E&errorMessageKey=_ERR_ORDER_NOT_FOUND',
  );
  expect((await calculate(client(), { errorViewName })).headers.get('location')).toContain(
    'errorMessageKey=USR.CWXFR0130E',
  );
  sandbox.context.state.orders.update(orderId, { locked: true });
  expect((await calculate(shopper, { errorViewName })).headers.get('location')).toContain(
    'errorMessageKey=_ERR_ORDER_IS_LOCKED',
  );
});

it('drops an expired promotion code', async () => {
  const { shopper, sandbox, orderId } = await cartOwner();
  await shopper.postJson(CART, contactLensBody(someBox(sandbox.context.catalog)));
  sandbox.context.state.orders.update(orderId, { promotionCodes: ['SPRING26', 'SEE10'] });
  await calculate(shopper);
  expect(sandbox.context.state.orders.get(orderId)?.promotionCodes).toEqual(['SEE10']);
});

it('rejects a request that violates the contract', async () => {
  const { shopper } = await cartOwner();
  expect((await calculate(shopper, { calculationUsageId: '-9' })).status).toBe(400);
});
