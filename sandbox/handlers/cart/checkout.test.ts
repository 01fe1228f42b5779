import { describe, expect, it } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens, someSku } from '../../testing/carts';
import {
  addBox,
  CHECKOUT,
  errorOf,
  guestReadyToOrder,
  ORDER,
  ohioAddress,
  PRECHECKOUT,
  placeOrder,
  reviewOf,
  setAddress,
  setCard,
} from '../../testing/checkout';
import { RX, STEP } from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const outcome = (requestId: string) => `${CHECKOUT}/${requestId}`;

describe('an order', () => {
  it('is placed with its total, address and payment; the cart is gone', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const { orderId, x_agreedTotal } = await reviewOf(shopper);
    const { status, body } = await placeOrder(shopper);
    expect([status, body.orderId]).toEqual([201, orderId]);
    expect((await shopper.get(`${CART}/@self`)).status).toBe(404);
    const order = (await shopper.get(`${ORDER}/${orderId}`)).body;
    expect(order).toMatchObject({
      orderStatus: 'E',
      resourceName: 'order',
      placedDate: '2026-06-15T12:00:00.000Z',
      grandTotal: x_agreedTotal,
      paymentInstruction: [{ payMethodId: 'VISA', piAmount: x_agreedTotal }],
    });
    expect(order.orderItem[0]).toMatchObject({ ...ohioAddress, orderItemInventoryStatus: 'Allocated' });
    expect(order.paymentInstruction[0].protocolData[0]).toEqual({
      name: 'account',
      value: 'xxxxxxxxxxxx1111',
    });
  });

  it('needs no card while it costs nothing', async () => {
    const test = testSandbox();
    const shopper = test.client();
    await becomeGuest(shopper);
    await addGlassesTo(shopper, someSku(test.sandbox.context.catalog));
    await setAddress(shopper);
    expect(errorOf(await placeOrder(shopper))[1]).toBe('_ERR_PAYMENT_MISSING');
    await shopper.postJson(`${CART}/@self/assigned_promotion_code`, { promoCode: 'PERK500OFF' });
    expect((await reviewOf(shopper)).x_agreedTotal).toBe('0.00000');
    const { status, body } = await placeOrder(shopper);
    expect(status).toBe(201);
    expect((await shopper.get(`${ORDER}/${body.orderId}`)).body).not.toHaveProperty('paymentInstruction');
  });

  it('waits for a prescription, and says for which lines', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const sku = prescriptionSku(test.sandbox.context.catalog);
    await addGlassesTo(shopper, sku);
    const { orderId } = (await placeOrder(shopper)).body;
    const order = (await shopper.get(`${ORDER}/${orderId}`)).body;
    expect(order.x_prescriptionNeeded).toBe('true');
    const lines = order.orderItem.map(
      (line: { comments: string; orderItemStatus: string; x_prescriptionNeeded: string }) => [
        line.comments,
        line.orderItemStatus,
        line.x_prescriptionNeeded,
      ],
    );
    expect(lines).toEqual([
      ['EYE', 'E', 'true'],
      ['LENS', 'E', 'false'],
      ['EYE', 'M', 'false'],
    ]);
  });

  it('gets its prescription afterwards, through the link of the order', async () => {
    const shopper = await guestReadyToOrder(testSandbox());
    const { orderId } = (await placeOrder(shopper)).body;
    const { x_encOrderMemberId: link, orderItem } = (await shopper.get(`${ORDER}/${orderId}`)).body;
    const { body } = await shopper.get(`${STEP}/setup/@self?id=${link}`);
    expect(body.dataContent.rxDataContent).toMatchObject([{ itemId: orderItem[0].orderItemId }]);
    await shopper.postJson(`${RX}/insert/${orderItem[0].orderItemId}`, {
      rightSphere: '-2.25',
      leftSphere: '-2.00',
    });
    const order = (await shopper.get(`${ORDER}/${orderId}`)).body;
    expect(order.x_prescriptionNeeded).toBe('false');
    expect(order.orderItem[0]).toMatchObject({ orderItemStatus: 'M', x_prescriptionNeeded: 'false' });
  });

  it('is shown to its owner only', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const { orderId } = await reviewOf(shopper);
    expect((await shopper.get(`${ORDER}/${orderId}`)).status).toBe(404);
    await placeOrder(shopper);
    const other = test.client();
    await becomeGuest(other);
    expect((await other.get(`${ORDER}/${orderId}`)).status).toBe(404);
    expect((await test.client().get(`${ORDER}/${orderId}`)).status).toBe(400);
    expect((await shopper.get(`/wcs/resources/store/10852/order/${orderId}`)).status).toBe(404);
  });

  it('of a guest belongs to the account after signing in', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const { orderId } = (await placeOrder(shopper)).body;
    await logOn(shopper, 'ada.marsh');
    expect((await shopper.get(`${ORDER}/${orderId}`)).status).toBe(200);
  });
});

describe('the same request', () => {
  it('returns the same order, and a query for it says so', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const x_requestId = crypto.randomUUID();
    const request = { ...(await reviewOf(shopper)), x_requestId };
    expect((await shopper.get(outcome(x_requestId))).body).toEqual({ x_requestId, placed: 'false' });
    const first = await placeOrder(shopper, request);
    const second = await placeOrder(shopper, request);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await shopper.get(outcome(x_requestId))).body).toEqual({
      x_requestId,
      placed: 'true',
      orderId: first.body.orderId,
    });
    expect(test.sandbox.context.state.orders.all().filter(({ status }) => status === 'M')).toHaveLength(1);
  });

  it('with a new cart in between returns the first order and leaves the cart', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const request = { ...(await reviewOf(shopper)), x_requestId: crypto.randomUUID() };
    const { orderId } = (await placeOrder(shopper, request)).body;
    await addBox(test, shopper);
    expect((await placeOrder(shopper, request)).body.orderId).toBe(orderId);
    expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(1);
  });

  it('for another order or from another shopper is rejected', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const x_requestId = crypto.randomUUID();
    await placeOrder(shopper, { x_requestId });
    const other = await guestReadyToOrder(test);
    expect(errorOf(await placeOrder(other, { x_requestId }))[1]).toBe('_ERR_REQUEST_ID_REUSED');
    expect((await other.get(outcome(x_requestId))).body.placed).toBe('false');
  });

  it('after a rejection places the order once its cause is gone', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const x_requestId = crypto.randomUUID();
    await setCard(shopper, { account: '4000000000000002' });
    expect((await placeOrder(shopper, { x_requestId })).status).toBe(400);
    await setCard(shopper);
    expect((await placeOrder(shopper, { x_requestId })).status).toBe(201);
  });
});

it('another request for the same order learns that it is placed', async () => {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  const review = await reviewOf(shopper);
  await placeOrder(shopper, review);
  expect(errorOf(await placeOrder(shopper, review))).toEqual([
    400,
    '_ERR_ORDER_ALREADY_PLACED',
    review.orderId,
  ]);
  expect(errorOf(await shopper.putJson(PRECHECKOUT, { orderId: review.orderId }))[1]).toBe(
    '_ERR_ORDER_ALREADY_PLACED',
  );
});

it('charges sales tax where the goods are taxed', async () => {
  const test = testSandbox();
  const { catalog } = test.sandbox.context;
  const shopper = test.client();
  await becomeGuest(shopper);
  const sku = someSku(catalog, ({ model }) => model.prescriptionReady && !model.promotion);
  await addGlassesTo(shopper, sku);
  await addGlassesTo(shopper, sku, { lens: someLens(sku) });
  await setAddress(shopper);
  const { totalSalesTax, totalShippingTax } = (await shopper.get(`${CART}/@self`)).body;
  // Ohio: 5.75 % of the frame alone; the frame with prescription lenses is exempt.
  const expected = Math.round(sku.color.price.USD.offer * 0.0575) / 100;
  expect([Number(totalSalesTax), totalShippingTax]).toEqual([expected, '0.00000']);
  await setAddress(shopper, { state: 'OR', zipCode: '97201', city: 'Portland' });
  expect((await shopper.get(`${CART}/@self`)).body.totalSalesTax).toBe('0.00000');
});
