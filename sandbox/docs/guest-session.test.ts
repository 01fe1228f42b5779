import { expect, it } from 'vitest';
import { logOn } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { becomeGuest } from './guest-session';

const CONTEXT = '/wcs/resources/store/10851/usercontext/@self/contextdata';
const CART = '/wcs/resources/store/10851/cart/@self';

function reader() {
  const client = testSandbox().client();
  const send = async (path: RequestInfo | URL, init?: RequestInit) => {
    const { status, body } = init
      ? await client.postJson(String(path), JSON.parse(String(init.body)))
      : await client.get(String(path));
    return Response.json(body, { status });
  };
  return { client, send };
}

it('makes a guest of a reader without a session, once', async () => {
  const { client, send } = reader();
  await becomeGuest(send);
  const { callerId } = (await client.get(CONTEXT)).body.basicInfo;
  expect(callerId).toBeGreaterThan(0);
  expect((await client.get(CART)).status).not.toBe(401);
  await becomeGuest(send);
  expect((await client.get(CONTEXT)).body.basicInfo.callerId).toBe(callerId);
});

it('leaves a member signed in', async () => {
  const { client, send } = reader();
  await logOn(client, 'ada.marsh');
  const { callerId } = (await client.get(CONTEXT)).body.basicInfo;
  await becomeGuest(send);
  expect((await client.get(CONTEXT)).body.basicInfo.callerId).toBe(callerId);
});
