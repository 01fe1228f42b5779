import { describe, expect, it } from 'vitest';
import { sentEmails } from '../../control/sent-emails';
import { addBox, errorOf, guestReadyToOrder, placeOrder } from '../../testing/checkout';
import { commandOrder, DAY_MS, moveOrder, trackedOrder } from '../../testing/placed-orders';
import { testSandbox } from '../../testing/test-sandbox';

/** Creates a delivered order of a pair and two boxes of contact lenses. */
async function deliveredOrder() {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  await addBox(test, shopper);
  await addBox(test, shopper);
  const { orderId } = (await placeOrder(shopper)).body;
  moveOrder(test, orderId, 'D');
  const { orderItem } = await trackedOrder(shopper, orderId);
  const [pair, lens, boxes] = orderItem;
  return { test, shopper, orderId, pair, lens, boxes };
}

const back = (item: { orderItemId: string }, fields: object = {}) => ({
  orderItemId: item.orderItemId,
  quantity: '1',
  reason: 'FIT',
  ...fields,
});
const amount = (value: string) => Math.round(Number(value) * 100);

describe('a return', () => {
  it('has a number, an address, a last day and the refund of the pair with its lens', async () => {
    const { shopper, orderId, pair, lens } = await deliveredOrder();
    const refund = pair.x_returnable.refund;
    const { status, body } = await commandOrder(shopper, orderId, 'return', {
      orderItem: [back(pair)],
      comment: 'Too wide.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      returnId: '60010001',
      orderId,
      returnStatus: 'requested',
      shipBy: '2026-06-29',
      orderItem: [{ orderItemId: pair.orderItemId, quantity: '1.0', reason: 'FIT', refund }],
      refund,
      returnAddress: { city: 'Mason', state: 'OH' },
    });
    expect(amount(refund)).toBeGreaterThan(amount(lens.orderItemPrice));
    const tracked = await trackedOrder(shopper, orderId);
    expect(tracked.x_returns).toEqual([body]);
    expect(tracked.orderItem[0]).not.toHaveProperty('x_returnable');
    expect(tracked.orderItem[2]).toHaveProperty('x_returnable');
  });

  it('is confirmed by email', async () => {
    const { test, shopper, orderId, pair } = await deliveredOrder();
    await commandOrder(shopper, orderId, 'return', { orderItem: [back(pair)] });
    const email = sentEmails(test.sandbox.context).find(({ subject }) => subject === 'Your return 60010001');
    const refund = Number(pair.x_returnable.refund).toFixed(2);
    expect(email).toMatchObject({ to: 'ana@example.com' });
    expect(email?.text).toEqual([
      'You send back:',
      `1 × ${pair.xitem_descriptiveName}`,
      'Hand the parcel over by 2026-06-29.',
      `Estimated refund: $${refund}`,
    ]);
  });

  it('refunds some boxes in proportion', async () => {
    const { shopper, orderId, boxes } = await deliveredOrder();
    const all = amount(boxes.x_returnable.refund);
    const { body } = await commandOrder(shopper, orderId, 'return', {
      orderItem: [back(boxes, { unopened: 'true' })],
    });
    expect(amount(body.refund)).toBe(Math.round(all / 2));
  });

  it('is received when the shop has its lines', async () => {
    const { test, shopper, orderId, pair } = await deliveredOrder();
    await commandOrder(shopper, orderId, 'return', { orderItem: [back(pair)] });
    moveOrder(test, orderId, 'Z', [pair.orderItemId]);
    expect((await trackedOrder(shopper, orderId)).x_returns[0].returnStatus).toBe('received');
  });

  it('is created once per request, also at the same time', async () => {
    const { test, shopper, orderId, pair } = await deliveredOrder();
    const request = { requestId: crypto.randomUUID(), orderItem: [back(pair)] };
    const responses = await Promise.all([
      commandOrder(shopper, orderId, 'return', request),
      commandOrder(test.client(), orderId, 'return', request),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect((await trackedOrder(shopper, orderId)).x_returns).toHaveLength(1);
  });

  it('ends 30 days after the delivery', async () => {
    const { test, orderId, pair, boxes } = await deliveredOrder();
    const anyone = test.client();
    test.advanceClock(30 * DAY_MS);
    const first = await commandOrder(anyone, orderId, 'return', { orderItem: [back(pair)] });
    expect(first.status).toBe(201);
    test.advanceClock(DAY_MS);
    const second = await commandOrder(anyone, orderId, 'return', { orderItem: [back(boxes)] });
    expect(errorOf(second)).toEqual([400, '_ERR_RETURN_PERIOD_ENDED', `${boxes.orderItemId},2026-07-15`]);
    expect(await trackedOrder(anyone, orderId)).not.toHaveProperty('x_returnableUntil');
  });

  it('names what is wrong with a line, and then returns nothing', async () => {
    const { test, shopper, orderId, pair, lens, boxes } = await deliveredOrder();
    const rejection = async (...orderItem: object[]) =>
      errorOf(await commandOrder(shopper, orderId, 'return', { orderItem }));
    expect(await rejection(back(boxes))).toEqual([400, '_ERR_RETURN_OPENED_BOXES', boxes.orderItemId]);
    expect(await rejection(back(boxes, { quantity: '3', unopened: 'true' }))).toEqual([
      400,
      '_ERR_RETURN_QUANTITY',
      `${boxes.orderItemId},2`,
    ]);
    expect(await rejection(back(lens))).toEqual([400, '_ERR_RETURN_UNKNOWN_ITEM', lens.orderItemId]);
    expect(await rejection(back({ orderItemId: '7' }))).toEqual([400, '_ERR_RETURN_UNKNOWN_ITEM', '7']);
    expect(await rejection(back(pair), back(pair))).toEqual([400, '_ERR_BAD_PARMS', 'orderItem']);
    expect(await rejection(back(pair), back(boxes))).toEqual([
      400,
      '_ERR_RETURN_OPENED_BOXES',
      boxes.orderItemId,
    ]);
    moveOrder(test, orderId, 'R', [pair.orderItemId]);
    expect(await rejection(back(pair))).toEqual([400, '_ERR_RETURN_NOT_SHIPPED', pair.orderItemId]);
    expect(await trackedOrder(shopper, orderId)).not.toHaveProperty('x_returns');
  });

  it('takes the rest of a line later, and all parts get its refund to the cent', async () => {
    const { shopper, orderId, boxes } = await deliveredOrder();
    const all = amount(boxes.x_returnable.refund);
    const orderItem = [back(boxes, { unopened: 'true' })];
    const first = await commandOrder(shopper, orderId, 'return', { orderItem });
    const { orderItem: items } = await trackedOrder(shopper, orderId);
    const rest = items.find(({ orderItemId }: typeof boxes) => orderItemId === boxes.orderItemId);
    expect(rest.x_returnable).toMatchObject({ quantity: '1.0', until: '2026-07-15' });
    const tooMany = [back(boxes, { unopened: 'true', quantity: '2' })];
    expect(errorOf(await commandOrder(shopper, orderId, 'return', { orderItem: tooMany }))).toEqual([
      400,
      '_ERR_RETURN_QUANTITY',
      `${boxes.orderItemId},1`,
    ]);
    const second = await commandOrder(shopper, orderId, 'return', { orderItem });
    expect(amount(first.body.refund) + amount(second.body.refund)).toBe(all);
    const third = await commandOrder(shopper, orderId, 'return', { orderItem });
    expect(errorOf(third)).toEqual([400, '_ERR_RETURN_EXISTS', `${boxes.orderItemId},60010002`]);
  });

  it('takes each piece once', async () => {
    const { shopper, orderId, pair } = await deliveredOrder();
    await commandOrder(shopper, orderId, 'return', { orderItem: [back(pair)] });
    const repeated = await commandOrder(shopper, orderId, 'return', { orderItem: [back(pair)] });
    expect(errorOf(repeated)).toEqual([400, '_ERR_RETURN_EXISTS', `${pair.orderItemId},60010001`]);
  });

  it('proves the order, and does not show the return of another one', async () => {
    const { test, shopper, orderId, pair } = await deliveredOrder();
    const requestId = crypto.randomUUID();
    const orderItem = [back(pair)];
    await commandOrder(shopper, orderId, 'return', { requestId, orderItem });
    const stranger = await commandOrder(shopper, orderId, 'return', {
      requestId,
      orderItem,
      email: 'ben@example.com',
    });
    expect(stranger.status).toBe(404);
    const other = await guestReadyToOrder(test);
    const { orderId: otherId } = (await placeOrder(other)).body;
    expect(errorOf(await commandOrder(other, otherId, 'return', { requestId, orderItem }))).toEqual([
      400,
      '_ERR_REQUEST_ID_REUSED',
      'requestId',
    ]);
  });
});
