import { describe, expect, it } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens } from '../../testing/carts';
import { errorOf, placeOrder, setAddress, setCard } from '../../testing/checkout';
import { commandOrder, DAY_MS } from '../../testing/placed-orders';
import {
  ACCOUNT_PRESCRIPTIONS,
  addContactLens,
  addGlassesOf,
  callDoctor,
  PATIENT,
  RX,
  stepItemsOf,
  submit,
} from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

const VALUES = { rightSphere: '-1.50', leftSphere: '-2.00', issueDate: '2026-01-10T00:00:00Z' };

async function guest(test: TestSandbox): Promise<TestClient> {
  const shopper = test.client();
  await becomeGuest(shopper);
  return shopper;
}

async function order(shopper: TestClient): Promise<string> {
  await setAddress(shopper);
  await setCard(shopper);
  return (await placeOrder(shopper)).body.orderId;
}

/** Creates an ordered pair with a prescription. */
async function orderedPair(test: TestSandbox, shopper: TestClient, type?: 'single-vision' | 'progressive') {
  const { catalog } = test.sandbox.context;
  const frame = await addGlassesOf(shopper, catalog, type);
  await shopper.postJson(`${RX}/insert/${frame}`, VALUES);
  return { frame, orderId: await order(shopper) };
}

const cartItems = async (shopper: TestClient) => (await shopper.get(`${CART}/@self`)).body.orderItem ?? [];
const attribute = (
  item: { orderItemExtendAttribute: { attributeName: string; attributeValue: string }[] },
  name: string,
) => item.orderItemExtendAttribute.find(({ attributeName }) => attributeName === name)?.attributeValue;

describe('a reorder of contact lenses', () => {
  it('has the same eyes, values and boxes, with doctor and patient', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const shopper = await guest(test);
    const right = await addContactLens(shopper, catalog, 'RCON', { power: '-2.00' });
    await addContactLens(shopper, catalog, 'RCON', { power: '-2.00' });
    const left = await addContactLens(shopper, catalog, 'LCON', { power: '-3.25' });
    await submit(shopper, right, callDoctor(PATIENT));
    const orderId = await order(shopper);
    const { status, body } = await commandOrder(shopper, orderId, 'reorder');
    expect(status).toBe(200);
    expect(body.unavailable).toEqual([]);
    expect(body.added).toMatchObject([
      { orderItemId: right, quantity: '2.0', prescription: 'COPIED' },
      { orderItemId: left, quantity: '1.0', prescription: 'COPIED' },
    ]);
    const items = await cartItems(shopper);
    expect(
      items.map((item: Parameters<typeof attribute>[0] & { comments: string; quantity: string }) => [
        item.comments,
        item.quantity,
        attribute(item, 'POWER'),
      ]),
    ).toEqual([
      ['RCON', '2.0', '-2.00'],
      ['LCON', '1.0', '-3.25'],
    ]);
    expect(items[0].xitem_field2).toBe(items[1].xitem_field2);
    expect(items[0].x_prescriptionNeeded).toBe('false');
  });

  it('adds to the boxes in the cart, never above ten, and says so', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const shopper = await guest(test);
    for (let box = 0; box < 4; box += 1) await addContactLens(shopper, catalog, 'RCON');
    const orderId = await order(shopper);
    const quantities = [];
    for (let time = 0; time < 3; time += 1) {
      const { body } = await commandOrder(shopper, orderId, 'reorder');
      quantities.push([(await cartItems(shopper))[0].quantity, body.unavailable[0]?.reason]);
    }
    expect(quantities).toEqual([
      ['4.0', undefined],
      ['8.0', undefined],
      ['8.0', 'OVER_QUANTITY'],
    ]);
  });
});

describe('a reorder of glasses', () => {
  it('has the same lens, plan and prescription for the shopper who placed the order', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const shopper = await guest(test);
    const sku = prescriptionSku(catalog);
    const plan = catalog.warranties[0]?.catentryId ?? '';
    await addGlassesTo(shopper, sku, { lens: someLens(sku), plan });
    const [ordered] = await cartItems(shopper);
    await shopper.postJson(`${RX}/insert/${ordered.orderItemId}`, VALUES);
    const before = await cartItems(shopper);
    const orderId = await order(shopper);
    const { body } = await commandOrder(shopper, orderId, 'reorder');
    expect(body.added).toMatchObject([{ orderItemId: ordered.orderItemId, prescription: 'COPIED' }]);
    const after = await cartItems(shopper);
    const products = (items: { productId: string; comments: string }[]) =>
      items.map(({ productId, comments }) => [productId, comments]);
    expect(products(after)).toEqual(products(before));
    expect(after[0].x_prescriptionNeeded).toBe('false');
    expect(after[0].xitem_field2).not.toBe(before[0].xitem_field2);
    expect((await stepItemsOf(shopper))[0].prescriptionData.rx.rightSphere).toBe('-1.50');
  });

  it('has no prescription for anyone else who knows id and email', async () => {
    const test = testSandbox();
    const owner = await guest(test);
    const { orderId } = await orderedPair(test, owner);
    const stranger = await guest(test);
    const { body } = await commandOrder(stranger, orderId, 'reorder');
    expect(body.added).toMatchObject([{ prescription: 'NEEDED' }]);
    const items = await cartItems(stranger);
    expect(items.map((item: { comments: string }) => item.comments)).toEqual(['EYE', 'LENS']);
    expect(items[0]).toMatchObject({ xitem_field2: '', x_prescriptionNeeded: 'true' });
    expect(JSON.stringify(items)).not.toContain('-1.50');
  });

  it('takes the valid prescription of the account instead of an expired one', async () => {
    const test = testSandbox();
    const ada = test.client();
    await logOn(ada, 'ada.marsh');
    const { orderId } = await orderedPair(test, ada);
    // The paper of January 2026 is valid for two years.
    test.advanceClock(730 * DAY_MS);
    await logOn(ada, 'ada.marsh');
    const fresh = {
      prescriptionName: 'New glasses',
      prescriptionType: 'ST',
      prescriptionOrigin: 'MANUAL',
      prescriptionOriginMode: 'rxcPrescription',
      firstName: 'Ada',
      lastName: 'Marsh',
      prismEnable: false,
      rightSphere: '-1.75',
      leftSphere: '-2.25',
      issue: '06/01/2028',
    };
    const created = await ada.postJson(ACCOUNT_PRESCRIPTIONS, fresh);
    expect(created.body.errors).toBeUndefined();
    const { body } = await commandOrder(ada, orderId, 'reorder');
    expect(body.added).toMatchObject([{ prescription: 'ACCOUNT' }]);
    expect((await stepItemsOf(ada))[0].prescriptionData.rx.rightSphere).toBe('-1.75');
  });

  it('leaves an expired prescription to the prescription step', async () => {
    const test = testSandbox();
    const shopper = await guest(test);
    const { frame, orderId } = await orderedPair(test, shopper);
    test.sandbox.context.state.orders.update(orderId, {
      items: (test.sandbox.context.state.orders.get(orderId)?.items ?? []).map((item) =>
        item.orderItemId === frame
          ? { ...item, prescription: { ...item.prescription, issueDate: '2024-06-14T00:00:00Z' } }
          : item,
      ),
    });
    const { body } = await commandOrder(shopper, orderId, 'reorder');
    expect(body.added).toMatchObject([{ prescription: 'EXPIRED' }]);
    expect((await cartItems(shopper))[0]).toMatchObject({ x_prescriptionNeeded: 'true' });
  });

  it('names what is sold out, and adds the rest', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const shopper = await guest(test);
    const sku = prescriptionSku(catalog);
    await addGlassesTo(shopper, sku, { lens: someLens(sku) });
    await addContactLens(shopper, catalog, 'LCON');
    const orderId = await order(shopper);
    const { state, now } = test.sandbox.context;
    state.stockHolds.insert({
      orderId: 'all',
      items: [{ catentryId: sku.color.catentryId, quantity: sku.color.stock }],
      until: now().getTime() + DAY_MS,
    });
    const { body } = await commandOrder(shopper, orderId, 'reorder');
    expect(body.added).toHaveLength(1);
    expect(body.unavailable).toMatchObject([{ name: sku.model.modelName, reason: 'OUT_OF_STOCK' }]);
    expect((await cartItems(shopper)).map((item: { comments: string }) => item.comments)).toEqual(['LCON']);
  });
});

describe('a reorder', () => {
  it('adds nothing when the request is repeated, also at the same time', async () => {
    const test = testSandbox();
    const shopper = await guest(test);
    const { orderId } = await orderedPair(test, shopper);
    const request = { requestId: crypto.randomUUID() };
    const responses = await Promise.all([
      commandOrder(shopper, orderId, 'reorder', request),
      commandOrder(shopper, orderId, 'reorder', request),
    ]);
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(await cartItems(shopper)).toHaveLength(2);
    const stranger = await guest(test);
    expect(errorOf(await commandOrder(stranger, orderId, 'reorder', request))).toEqual([
      400,
      '_ERR_REQUEST_ID_REUSED',
      'requestId',
    ]);
  });

  it('adds single lines, and knows no others', async () => {
    const test = testSandbox();
    const { catalog } = test.sandbox.context;
    const shopper = await guest(test);
    await addGlassesOf(shopper, catalog);
    const boxes = await addContactLens(shopper, catalog, 'RCON');
    const orderId = await order(shopper);
    const unknown = await commandOrder(shopper, orderId, 'reorder', { orderItemIds: [boxes, '7'] });
    expect(errorOf(unknown)).toEqual([400, '_ERR_BAD_PARMS', 'orderItemIds']);
    const { body } = await commandOrder(shopper, orderId, 'reorder', { orderItemIds: [boxes, boxes] });
    expect(body.added).toHaveLength(1);
    expect(await cartItems(shopper)).toHaveLength(1);
  });

  it('needs a user, the email and an open cart', async () => {
    const test = testSandbox();
    const shopper = await guest(test);
    const { orderId } = await orderedPair(test, shopper);
    expect(errorOf(await commandOrder(test.client(), orderId, 'reorder'))[1]).toBe('USR.CWXFR0130E');
    expect((await commandOrder(shopper, orderId, 'reorder', { email: 'ben@example.com' })).status).toBe(404);
    const { body } = await commandOrder(shopper, orderId, 'reorder');
    test.sandbox.context.state.orders.update(body.orderId, { locked: true });
    expect(errorOf(await commandOrder(shopper, orderId, 'reorder'))[1]).toBe('_ERR_ORDER_IS_LOCKED');
  });
});
