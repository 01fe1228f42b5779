import { expect, it } from 'vitest';
import { addGlassesTo, CART, prescriptionSku } from '../../testing/carts';
import { logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = `${CART}/resetExchangeCurrentOrder`;

it('makes the shopper’s cart the current order again', async () => {
  const { client, sandbox } = testSandbox();
  const { state, catalog } = sandbox.context;
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  const cartOrderId = (await addGlassesTo(shopper, prescriptionSku(catalog))).body.orderId[0];
  state.orders.insert({
    orderId: '77',
    userId: '510001',
    storeId: '10851',
    status: 'P',
    items: [],
    promotionCodes: [],
    locked: false,
    exchangeOf: '76',
    createdAt: 0,
    updatedAt: 0,
  });
  const exchange = (await shopper.get(`${CART}/@self`)).body;
  expect([exchange.orderId, exchange.x_isExchangeOrder]).toEqual(['77', 'true']);
  const { status, body } = await shopper.send('POST', PATH);
  expect([status, body]).toEqual([200, { msg: 'ok' }]);
  const cart = (await shopper.get(`${CART}/@self`)).body;
  expect([cart.orderId, cart.x_isExchangeOrder]).toEqual([cartOrderId, 'false']);
  expect(state.orders.get('77')?.status).toBe('X');
});

it('rejects the generic user and a shopper without an open exchange', async () => {
  const { client } = testSandbox();
  const shopper = client();
  expect((await shopper.send('POST', PATH)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  await logOn(shopper, 'ada.marsh');
  const { status, body } = await shopper.send('POST', PATH);
  expect([status, body.errors[0].errorKey]).toEqual([400, '_ERR_NO_EXCHANGE_ORDER']);
});
