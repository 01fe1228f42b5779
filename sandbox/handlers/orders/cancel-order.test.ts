import { describe, expect, it } from 'vitest';
import { sentEmails } from '../../control/sent-emails';
import { addGlassesTo, prescriptionSku, someLens, someSku } from '../../testing/carts';
import {
  addBox,
  errorOf,
  guestReadyToOrder,
  placeOrder,
  reviewOf,
  setAddress,
  setCard,
} from '../../testing/checkout';
import { commandOrder, moveOrder, trackedOrder } from '../../testing/placed-orders';
import { becomeGuest } from '../../testing/shoppers';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

async function placedOrder(test: TestSandbox = testSandbox()) {
  const shopper = await guestReadyToOrder(test);
  const { orderId, x_agreedTotal } = await reviewOf(shopper);
  await placeOrder(shopper);
  return { test, shopper, orderId, total: x_agreedTotal };
}

describe('a cancellation', () => {
  it('releases the payment and cancels every line, for anyone with id and email', async () => {
    const { test, orderId, total } = await placedOrder();
    const anyone = test.client();
    const { status, body } = await commandOrder(anyone, orderId, 'cancel');
    expect([status, body]).toEqual([
      200,
      {
        orderId,
        orderStatus: 'X',
        canceledDate: '2026-06-15T12:00:00.000Z',
        releasedAmount: total,
        currency: 'USD',
      },
    ]);
    expect(sentEmails(test.sandbox.context).map(({ subject }) => subject)).toContain(
      `Your order ${orderId} is canceled`,
    );
    const order = await trackedOrder(anyone, orderId);
    expect(order).toMatchObject({ orderStatus: 'X', x_cancelable: false });
    expect(order.orderItem.map((item: { orderItemStatus: string }) => item.orderItemStatus)).toEqual([
      'X',
      'X',
    ]);
  });

  it('happens once: a repeated request returns the same outcome', async () => {
    const { test, orderId } = await placedOrder();
    const first = await commandOrder(test.client(), orderId, 'cancel');
    test.advanceClock(60_000);
    const [second, third] = await Promise.all([
      commandOrder(test.client(), orderId, 'cancel'),
      commandOrder(test.client(), orderId, 'cancel'),
    ]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    const [item] = (await trackedOrder(test.client(), orderId)).orderItem;
    expect(
      item.x_statusHistory.filter((change: { orderItemStatus: string }) => change.orderItemStatus === 'X'),
    ).toHaveLength(1);
  });

  it('puts the stock back on sale', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const scarce = someSku(catalog, ({ model }) => model.prescriptionReady);
    const { color } = scarce;
    const buyAll = async () => {
      const shopper = test.client();
      await becomeGuest(shopper);
      const stock = Math.min(color.stock, 10);
      for (let piece = 0; piece < stock; piece += 1) await addGlassesTo(shopper, scarce);
      return shopper;
    };
    const first = await buyAll();
    await setAddress(first);
    await setCard(first);
    const { orderId } = (await placeOrder(first)).body;
    const left = color.stock - Math.min(color.stock, 10);
    const other = test.client();
    await becomeGuest(other);
    for (let piece = 0; piece < left; piece += 1) await addGlassesTo(other, scarce);
    const add = () => addGlassesTo(other, scarce, { lens: someLens(scarce) });
    expect((await add()).body.errorMessageKey).toBe('_API_CANT_RESOLVE_FFMCENTER');
    await commandOrder(first, orderId, 'cancel');
    expect((await add()).body.orderItemId).toHaveLength(2);
  });

  it.each(['S', 'U', 'D', 'Z'] as const)('is rejected once a line is %s', async (status) => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    await addBox(test, shopper);
    const { orderId } = (await placeOrder(shopper)).body;
    const boxes = (await trackedOrder(shopper, orderId)).orderItem[2].orderItemId;
    moveOrder(test, orderId, status, [boxes]);
    const before = await trackedOrder(shopper, orderId);
    expect(errorOf(await commandOrder(shopper, orderId, 'cancel'))).toEqual([
      400,
      '_ERR_ORDER_ALREADY_SHIPPED',
      orderId,
    ]);
    expect(await trackedOrder(shopper, orderId)).toEqual(before);
  });

  it('says the same for an unknown id, another email, another store and a cart', async () => {
    const { test, shopper, orderId } = await placedOrder();
    await addGlassesTo(shopper, prescriptionSku(test.sandbox.context.catalog));
    await setAddress(shopper);
    const cart = (await reviewOf(shopper)).orderId;
    const rejections = await Promise.all([
      commandOrder(shopper, '99', 'cancel'),
      commandOrder(shopper, orderId, 'cancel', { email: 'ben@example.com' }),
      commandOrder(shopper, orderId, 'cancel', { store: '10852' }),
      commandOrder(shopper, cart, 'cancel'),
    ]);
    for (const rejection of rejections) {
      const [status, key] = errorOf(rejection);
      expect([status, key]).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    }
    expect((await trackedOrder(shopper, orderId)).x_cancelable).toBe(true);
  });
});
