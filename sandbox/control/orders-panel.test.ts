import { describe, expect, it } from 'vitest';
import { addBox, guestReadyToOrder, placeOrder, setAddress } from '../testing/checkout';
import { logOn } from '../testing/shoppers';
import type { TestClient } from '../testing/test-client';
import { testSandbox } from '../testing/test-sandbox';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';
import type { OrderView } from './routes/shop-routes';

const STORE = '/wcs/resources/store/10851';

function setUp(options?: Parameters<typeof testSandbox>[0]) {
  const test = testSandbox(options);
  const control = createControlApp(test.sandbox);
  const call = async (caller: TestClient, method: string, path: string, body?: unknown) => {
    const request = new Request(`http://sandbox.test/sandbox/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { response } = await handleControlRequest(control, request, caller.cookieHeader);
    return { status: response.status, body: await response.json() };
  };
  return { test, call };
}

/** Creates a guest's order of a pair that waits for its prescription, and the panel in the guest's browser. */
async function placedOrder() {
  const { test, call } = setUp();
  const shopper = await guestReadyToOrder(test);
  await addBox(test, shopper);
  await setAddress(shopper);
  const { orderId } = (await placeOrder(shopper)).body;
  const orders = async (caller = shopper): Promise<OrderView[]> =>
    (await call(caller, 'GET', '/orders')).body;
  const move = (body: object) => call(shopper, 'PUT', '/order', { orderId, ...body });
  const statuses = async () => (await orders())[0]?.items.map(({ status }) => status).join('');
  return { test, call, shopper, orderId, orders, move, statuses };
}

describe('an order', () => {
  it('is listed with its items, without the email of whoever placed it', async () => {
    const { orders, orderId, test } = await placedOrder();
    const [order] = await orders();
    expect(order).toMatchObject({
      orderId,
      storeId: '10851',
      isOwn: true,
      status: 'E',
      email: '',
      demoTitle: '',
    });
    expect(order?.items.map(({ kind, isWaiting }) => [kind, isWaiting])).toEqual([
      ['EYE', true],
      ['LENS', true],
      ['RCON', true],
    ]);
    expect((await orders(test.client()))[0]?.isOwn).toBe(false);
    expect(JSON.stringify(await orders())).not.toMatch(/ana@example\.com|Diaz|Elm St/);
  });

  it('moves as a whole or by item', async () => {
    const { move, orders, statuses } = await placedOrder();
    const box = (await orders())[0]?.items[2]?.orderItemId;
    await move({ move: 'prescription-received', orderItemId: box });
    expect(await statuses()).toBe('EEM');
    await move({ move: 'prescription-received' });
    expect(await statuses()).toBe('MMM');
    await move({ move: 'released' });
    await move({ move: 'shipped', orderItemId: box });
    expect(await statuses()).toBe('RRS');
    const letters: [string, string][] = [
      ['in-process', 'MMM'],
      ['ready-for-pickup', 'UUU'],
      ['completed', 'DDD'],
      ['returned', 'ZZZ'],
      ['canceled', 'XXX'],
    ];
    for (const [name, expected] of letters) {
      await move({ move: name });
      expect(await statuses()).toBe(expected);
    }
  });

  it('must exist, and so must the item and the move', async () => {
    const { move, statuses } = await placedOrder();
    for (const body of [
      { orderId: '7', move: 'shipped' },
      { orderItemId: '7', move: 'shipped' },
      { move: 'lost' },
    ])
      expect((await move(body)).status).toBe(400);
    expect(await statuses()).toBe('EEE');
  });

  it('moves on when the clock is put forward; the shopper stays signed in', async () => {
    const { test, call } = setUp();
    const ada = test.client();
    await logOn(ada, 'ada.marsh');
    await addBox(test, ada);
    const now = async () => (await call(ada, 'GET', '/status')).body;
    const before = await now();
    expect((await call(ada, 'PUT', '/clock', { hours: 48 })).status).toBe(200);
    expect(await now()).toMatchObject({
      now: before.now + 48 * 3_600_000,
      ahead: 48 * 3_600_000,
      shopper: { kind: 'member' },
    });
    expect((await ada.get(`${STORE}/cart/@self`)).status).toBe(200);
    for (const hours of [0, -1, 1.5, 10_000])
      expect((await call(ada, 'PUT', '/clock', { hours })).status).toBe(400);
  });
});

it('demo orders come last, with title and email', async () => {
  const { test, call } = setUp({ demoOrders: true });
  const { body } = await call(test.client(), 'GET', '/orders');
  expect(body[0]).toMatchObject({ demoTitle: 'Moves on by itself with the clock', status: 'M' });
  expect(new Set(body.map(({ email }: OrderView) => email)).size).toBe(4);
});

describe('a parcel', () => {
  it('is shown once it is shipped, without a name', async () => {
    const { call, move, orders, shopper, test } = await placedOrder();
    const box = (await orders())[0]?.items[2]?.orderItemId;
    const parcel = (number: string) => call(test.client(), 'GET', `/parcel?number=${number}`);
    expect((await parcel(`MC${box}`)).status).toBe(404);
    await move({ move: 'shipped' });
    const { trackingURL } = (
      await shopper.get(`${STORE}/ordercst/guest/${(await orders())[0]?.orderId}?email=ana%40example.com`)
    ).body.orderItem[2];
    const number = new URL(trackingURL).searchParams.get('number') ?? '';
    const { status, body } = await parcel(number);
    expect([status, Object.keys(body)]).toEqual([200, ['number', 'events', 'expectedOn']]);
    expect(body.events).toEqual([{ kind: 'shipped', at: Date.parse('2026-06-15T12:00:00Z') }]);
    for (const unknown of ['', 'MC7', '70030001']) expect((await parcel(unknown)).status).toBe(404);
  });
});
