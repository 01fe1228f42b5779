import { describe, expect, it } from 'vitest';
import { requestView } from '../../control/control-views';
import { changeStatus } from '../../orders/change-status';
import type { ItemStatus } from '../../state/order';
import { addGlassesTo, prescriptionSku } from '../../testing/carts';
import { addBox, guestReadyToOrder, placeOrder, reviewOf, setAddress } from '../../testing/checkout';
import { RX, submit, uploadedFile } from '../../testing/prescriptions';
import { becomeGuest } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const STORE = '/wcs/resources/store/10851';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates an order of a pair that waits for its prescription and of a frame alone, placed on Monday 2026-06-15 at noon. */
async function placedOrder() {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  await addGlassesTo(shopper, prescriptionSku(test.sandbox.context.catalog));
  await setAddress(shopper, { email1: 'Ana@Example.com' });
  const { orderId } = (await placeOrder(shopper)).body;
  const anyone = test.client();
  const track = async (client: TestClient = anyone, email = 'ana@example.com') =>
    (await client.get(`${STORE}/ordercst/guest/${orderId}?email=${encodeURIComponent(email)}`)).body;
  const statuses = async () =>
    (await track()).orderItem.map(({ orderItemStatus }: { orderItemStatus: string }) => orderItemStatus);
  const [pair, lens, frame] = (await track()).orderItem.map(
    ({ orderItemId }: { orderItemId: string }) => orderItemId,
  );
  const dates = async () =>
    (await anyone.get(`${STORE}/orderitemEDDInfo/saved?orderItems=${pair},${lens},${frame}`)).body;
  const move = (status: ItemStatus, items?: string[]) => {
    const { context } = test.sandbox;
    const order = context.state.orders.get(orderId);
    if (order) changeStatus(context, order, status, items);
  };
  return { test, shopper, anyone, orderId, pair, lens, frame, track, statuses, dates, move };
}

const prescribe = (shopper: TestClient, orderItemId: string) =>
  shopper.postJson(`${RX}/insert/${orderItemId}`, { rightSphere: '-2.25', leftSphere: '-2.00' });

describe('by time', () => {
  it('a frame is released, shipped and delivered; a pair waits for its prescription', async () => {
    const { test, statuses, frame, track, dates } = await placedOrder();
    expect(await statuses()).toEqual(['E', 'E', 'M']);
    test.advanceClock(DAY_MS);
    expect(await statuses()).toEqual(['E', 'E', 'R']);
    test.advanceClock(2 * DAY_MS);
    expect(await statuses()).toEqual(['E', 'E', 'S']);
    expect(await dates()).toEqual({ [frame]: '2026-06-19' });
    test.advanceClock(2 * DAY_MS);
    const { orderStatus, orderItem } = await track();
    expect([orderStatus, orderItem[2].orderItemStatus]).toEqual(['E', 'D']);
    expect(orderItem[2].x_statusHistory.at(-1)).toEqual({
      orderItemStatus: 'D',
      date: '2026-06-19T15:00:00.000Z',
    });
  });

  it('a pair moves on from its prescription, which the lab takes until it starts', async () => {
    const { test, shopper, pair, lens, statuses, dates } = await placedOrder();
    test.advanceClock(7 * DAY_MS);
    expect((await dates())[pair]).toBeUndefined();
    expect((await prescribe(shopper, pair)).status).toBe(200);
    expect((await statuses()).slice(0, 2)).toEqual(['M', 'M']);
    // Single vision lenses take 7 to 10 working days from Monday 2026-06-22.
    expect(await dates()).toMatchObject({ [pair]: '2026-07-06', [lens]: '2026-07-06' });
    expect((await prescribe(shopper, pair)).status).toBe(200);
    test.advanceClock(4 * DAY_MS);
    expect((await statuses()).slice(0, 2)).toEqual(['R', 'R']);
    const rejected = await prescribe(shopper, pair);
    expect([rejected.status, rejected.body.errors[0].errorKey]).toEqual([400, '_ERR_ORDER_IS_LOCKED']);
  });
});

describe('by hand', () => {
  it('items move alone, with their lens, or together', async () => {
    const { move, lens, statuses, test } = await placedOrder();
    move('X', [lens]);
    expect(await statuses()).toEqual(['X', 'X', 'M']);
    move('U');
    test.advanceClock(30 * DAY_MS);
    expect(await statuses()).toEqual(['U', 'U', 'U']);
  });

  it('a new day is promised for what is not shipped in time', async () => {
    const { move, frame, dates, test } = await placedOrder();
    move('M', [frame]);
    test.advanceClock(7 * DAY_MS);
    expect(await dates()).toEqual({ [frame]: '2026-06-26' });
  });
});

it('the confirmation of a canceled order asks for no prescription', async () => {
  const { shopper, orderId, move } = await placedOrder();
  const confirmation = async () => (await shopper.get(`${STORE}/order/${orderId}`)).body;
  const needed = async () => {
    const { x_prescriptionNeeded, orderItem } = await confirmation();
    return [x_prescriptionNeeded, orderItem[0].x_prescriptionNeeded];
  };
  expect(await needed()).toEqual(['true', 'true']);
  move('X');
  expect(await needed()).toEqual(['false', 'false']);
  expect((await confirmation()).orderStatus).toBe('X');
});

describe('the response', () => {
  it('says what can be done, and how to give the prescription', async () => {
    const { test, move, track, frame, shopper, pair } = await placedOrder();
    const placed = await track();
    expect(placed).toMatchObject({ x_cancelable: true, x_grandTotalCurrency: 'USD' });
    expect(Number(placed.x_grandTotal)).toBeGreaterThan(0);
    expect(placed).not.toHaveProperty('x_returnableUntil');
    const setup = await test
      .client()
      .get(`${STORE}/provideprescription/setup/@self?id=${placed.x_encOrderMemberId}`);
    expect(setup.body.dataContent.rxDataContent).toMatchObject([{ itemId: pair }]);
    move('S', [frame]);
    expect(await track()).toMatchObject({ x_cancelable: false, x_returnableUntil: '2026-07-19' });
    await prescribe(shopper, pair);
    expect(await track()).not.toHaveProperty('x_encOrderMemberId');
  });

  it('links to the carrier once an item is shipped', async () => {
    const { anyone, move, track, frame } = await placedOrder();
    const carrier = async () => (await anyone.get(`${STORE}/delivery/${frame}/carrierUrl`)).body.carrierUrl;
    expect([await carrier(), (await track()).orderItem[2].trackingURL]).toEqual(['', null]);
    move('S');
    const url = `https://sandbox.test/sandbox/carrier?number=MC${frame}`;
    expect([await carrier(), (await track()).orderItem[2].trackingURL]).toEqual([url, url]);
    move('X');
    expect(await carrier()).toBe('');
  });

  it('names user and file to the shopper who placed the order only', async () => {
    const { test, shopper, pair, track } = await placedOrder();
    await submit(shopper, pair, await uploadedFile(shopper, pair));
    const own = await track(shopper);
    const [{ prescriptionFileName }] = own.orderItem;
    const file = await shopper.get(
      `${STORE}/provideprescription/download/${own.userId}/${prescriptionFileName}`,
    );
    expect(file.status).toBe(200);
    const other = test.client();
    await becomeGuest(other);
    for (const client of [other, test.client()]) {
      const order = await track(client);
      expect(order).not.toHaveProperty('userId');
      expect(order.orderItem[0]).not.toHaveProperty('prescriptionFileName');
    }
  });
});

describe('a stranger', () => {
  it('gets the same response for every wrong pair, and leaves no email in the log', async () => {
    const { test, shopper, orderId } = await placedOrder();
    await addBox(test, shopper);
    await setAddress(shopper);
    const cart = (await reviewOf(shopper)).orderId;
    const wrong: [id: string, email: string, store: string][] = [
      [orderId, 'ben@example.com', '10851'],
      [orderId, 'ana@example.com', '10852'],
      [cart, 'ana@example.com', '10851'],
      ['99', 'ana@example.com', '10851'],
    ];
    const responses: string[] = [];
    for (const [id, email, store] of wrong) {
      const { status, text } = await test
        .client()
        .get(`/wcs/resources/store/${store}/ordercst/guest/${id}?email=${encodeURIComponent(email)}`);
      responses.push(`${status} ${text.replaceAll(id, 'ID')}`);
    }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toMatch(/^404 /);
    const log = JSON.stringify(test.sandbox.log.after(0).map(requestView));
    expect(log).not.toMatch(/example\.com|%40/);
    expect(log).not.toContain(orderId);
  });

  it('makes no guest of the generic user', async () => {
    const { anyone, track } = await placedOrder();
    await track();
    expect(anyone.cookies).toEqual([]);
  });
});
