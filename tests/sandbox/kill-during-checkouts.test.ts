// @module-tag full-run
// In the usual run, sqlite-kill.test.ts kills the writer of a database, place-orders-once.test.ts loses messages.
import { expect, it } from 'vitest';
import { requestExample } from '../../scripts/contract/model/request-example';
import { UnreachableError } from '../../scripts/contract-checker/http/transport';
import { type Frame, HttpShopper, listFrames } from './http-shopper';
import { killAfter, restartableSandbox } from './restartable-sandbox';

const SHOPPERS = 12;
const RESPONSES_BEFORE_KILL = 9;
const STORE = { storeId: '10851', langId: '-1' } as const;

const startSandbox = restartableSandbox();

/** The decision of one shopper to order. */
interface Intent {
  shopper: HttpShopper;
  request: { orderId: string; x_requestId: string; x_agreedTotal: string };
}

it('kill -9 while twelve shoppers click twice: each has one order afterwards', async () => {
  const first = await startSandbox();
  const frames = await listFrames(first.url, SHOPPERS);
  const intents = await Promise.all(frames.map((frame) => newIntent(first.url, frame)));

  const { onResponse } = killAfter(first, RESPONSES_BEFORE_KILL);
  const acknowledged = await Promise.all(
    intents.flatMap((intent) =>
      [intent, intent].map(async () => {
        const orderId = await checkout(intent);
        onResponse();
        return orderId;
      }),
    ),
  );
  expect(acknowledged.filter(Boolean).length).toBeGreaterThanOrEqual(RESPONSES_BEFORE_KILL);

  const second = await startSandbox();
  for (const [index, { shopper, request }] of intents.entries()) {
    const intent = { shopper: new HttpShopper(second.url, shopper.cookies), request };
    const isPlaced = await placed(intent);
    const [once, twice] = acknowledged.slice(2 * index, 2 * index + 2);
    if (once ?? twice) expect(isPlaced).toBe(true);
    expect(await checkout(intent)).toBe(request.orderId);
    expect(await orderCount(intent)).toBe('1');
  }
  expect(second.errors()).toBe('');
});

async function newIntent(url: string, frame: Frame): Promise<Intent> {
  const shopper = new HttpShopper(url);
  await shopper.becomeGuest();
  await shopper.addFrame(frame);
  const { client } = shopper;
  const params = { path: STORE };
  await client.PUT('/wcs/resources/store/{storeId}/cart/@self/shipping_info', {
    params,
    body: requestExample('setShippingInfo', 'newAddress'),
  });
  await client.POST('/wcs/resources/store/{storeId}/cart/@self/payment_instruction', {
    params,
    body: requestExample('addPaymentInstruction', 'card'),
  });
  const { orderId, grandTotal } = await shopper.cart();
  return { shopper, request: { orderId, x_requestId: crypto.randomUUID(), x_agreedTotal: grandTotal } };
}

/** Returns the order of the response; undefined without one. */
async function checkout({ shopper, request }: Intent): Promise<string | undefined> {
  try {
    const { data } = await shopper.client.POST('/wcs/resources/store/{storeId}/cart/@self/checkout', {
      params: { path: STORE },
      body: request,
    });
    return data?.orderId;
  } catch (error) {
    if (error instanceof UnreachableError) return undefined;
    throw error;
  }
}

async function placed({ shopper, request: { x_requestId } }: Intent): Promise<boolean> {
  const { data } = await shopper.client.GET(
    '/wcs/resources/store/{storeId}/cart/@self/checkout/{requestId}',
    { params: { path: { ...STORE, requestId: x_requestId } } },
  );
  return data?.placed === 'true';
}

async function orderCount({ shopper }: Intent): Promise<unknown> {
  const { data } = await shopper.client.GET('/wcs/resources/store/{storeId}/order/@history', {
    params: { path: STORE },
  });
  return data?.recordSetTotal;
}
