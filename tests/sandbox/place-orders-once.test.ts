import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext } from '@sandbox/create-context';
import { createSandbox, type Sandbox } from '@sandbox/create-sandbox';
import { openDatabase } from '@sandbox/db/open-database';
import { sqlitePersistence } from '@sandbox/db/sqlite-persistence';
import { createRandom, type SeededRandom } from '@sandbox/seed/random';
import { stateSchema } from '@sandbox/state/state';
import { addGlassesTo, CART, contactLensBody, someBox, someSku } from '@sandbox/testing/carts';
import { CHECKOUT, reviewOf, setAddress, setCard } from '@sandbox/testing/checkout';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { TestClient } from '@sandbox/testing/test-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../support/full-run';

const INTENTS = IS_FULL_RUN ? 200 : 60;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-orders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a sandbox on a file, which can be restarted. */
function restartable(file: string) {
  const open = (): Sandbox =>
    createSandbox({
      context: createContext({
        state: openDatabase(stateSchema, sqlitePersistence(file)),
        demoOrders: false,
      }),
      onFailure: (error) => {
        throw error;
      },
    });
  let sandbox = open();
  return {
    current: () => sandbox,
    restart: () => {
      sandbox.context.state.close();
      sandbox = open();
    },
  };
}

/** Returns a shopper whose cookies survive a restart of the sandbox. */
function clientOf(server: ReturnType<typeof restartable>): TestClient {
  return new TestClient({ handle: (...call) => server.current().handle(...call) } as Sandbox);
}

/** Creates a guest with contact lenses in the cart, an address and a card, and the intent to order them. */
async function newIntent(server: ReturnType<typeof restartable>, random: SeededRandom) {
  const shopper = clientOf(server);
  const { catalog } = server.current().context;
  await becomeGuest(shopper);
  const quantity = String(random.integer(1, 5));
  await shopper.postJson(CART, contactLensBody(someBox(catalog), { quantity }));
  await setAddress(shopper);
  await setCard(shopper);
  const request = { ...(await reviewOf(shopper)), x_requestId: crypto.randomUUID() };
  return {
    shopper,
    request,
    send: async (): Promise<string> => (await shopper.postJson(CHECKOUT, request)).body.orderId,
    outcome: async () => (await shopper.get(`${CHECKOUT}/${request.x_requestId}`)).body,
  };
}

/** Sends the request over a bad network, once. @returns the order if the shopper learns of it. */
async function sendOnce(
  send: () => Promise<string>,
  delayed: (() => Promise<string>)[],
  random: SeededRandom,
): Promise<string | undefined> {
  switch (random.weighted({ arrives: 4, twice: 3, responseLost: 3, requestLost: 2, delayed: 2 })) {
    case 'arrives':
      return send();
    case 'twice': {
      const [first, second] = await Promise.all([send(), send()]);
      expect(second).toBe(first);
      return first;
    }
    case 'responseLost':
      await send();
      return undefined;
    case 'delayed':
      delayed.push(send);
      return undefined;
    default:
      return undefined;
  }
}

it(`places ${INTENTS} orders for ${INTENTS} intents, with double sends, lost messages and restarts`, async () => {
  const random = createRandom('place orders once');
  const server = restartable(join(folder, 'sandbox.sqlite'));
  const orders: { orderId: string; charged: number }[] = [];

  for (let intent = 0; intent < INTENTS; intent += 1) {
    const { shopper, request, send, outcome } = await newIntent(server, random);
    const delayed: (() => Promise<string>)[] = [];
    let orderId: string | undefined;
    while (orderId === undefined) {
      orderId = await sendOnce(send, delayed, random);
      if (random.chance(0.05)) server.restart();
      // As the store does after an unclear outcome: it looks for the order before it sends the same request again.
      orderId ??= (await outcome()).orderId;
    }
    for (const sendDelayed of delayed) expect(await sendDelayed()).toBe(orderId);
    expect(await outcome()).toEqual({ x_requestId: request.x_requestId, placed: 'true', orderId });
    // A second tab, with a separate intent for the same order.
    const other = await shopper.postJson(CHECKOUT, { ...request, x_requestId: crypto.randomUUID() });
    expect(other.body.errors[0].errorKey).toBe('_ERR_ORDER_ALREADY_PLACED');
    orders.push({ orderId, charged: Math.round(Number(request.x_agreedTotal) * 100) });
  }

  server.restart();
  const { state } = server.current().context;
  const placed = state.orders.all().filter(({ status }) => status !== 'P');
  expect(placed.map(({ orderId, placement }) => ({ orderId, charged: placement?.charged }))).toEqual(orders);
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(INTENTS);
  state.close();
});

it('sells each of five pieces once to twelve shoppers who order at the same time', async () => {
  const server = restartable(join(folder, 'stock.sqlite'));
  const { catalog, state } = server.current().context;
  const sku = someSku(catalog, ({ color }) => color.stock === 5);
  const shoppers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const shopper = clientOf(server);
      await becomeGuest(shopper);
      await addGlassesTo(shopper, sku);
      await setAddress(shopper);
      await setCard(shopper);
      return { shopper, review: await reviewOf(shopper) };
    }),
  );
  const responses = await Promise.all(
    shoppers.map(({ shopper, review }) =>
      shopper.postJson(CHECKOUT, { ...review, x_requestId: crypto.randomUUID() }),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
  const rejected = responses.filter(({ status }) => status !== 201);
  expect(new Set(rejected.map(({ body }) => body.errors[0].errorKey))).toEqual(new Set(['_API_BAD_INV']));
  expect(state.orders.all().filter(({ status }) => status === 'M')).toHaveLength(5);
  state.close();
});
