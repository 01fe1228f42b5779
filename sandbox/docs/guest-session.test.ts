import type { paths } from '@generated/paths';
import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import { logOn } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { becomeGuest } from './guest-session';

const CONTEXT = '/wcs/resources/store/10851/usercontext/@self/contextdata';
const CART = '/wcs/resources/store/10851/cart/@self';

function reader() {
  const client = testSandbox().client();
  const api = createClient<paths>({
    baseUrl: 'http://sandbox.test',
    fetch: (request) => client.fetch(request),
  });
  return { client, api };
}

it('makes a guest of a reader without a session, once', async () => {
  const { client, api } = reader();
  await becomeGuest(api);
  const { callerId } = (await client.get(CONTEXT)).body.basicInfo;
  expect(callerId).toBeGreaterThan(0);
  expect((await client.get(CART)).status).not.toBe(401);
  await becomeGuest(api);
  expect((await client.get(CONTEXT)).body.basicInfo.callerId).toBe(callerId);
});

it('leaves a member signed in', async () => {
  const { client, api } = reader();
  await logOn(client, 'ada.marsh');
  const { callerId } = (await client.get(CONTEXT)).body.basicInfo;
  await becomeGuest(api);
  expect((await client.get(CONTEXT)).body.basicInfo.callerId).toBe(callerId);
});
