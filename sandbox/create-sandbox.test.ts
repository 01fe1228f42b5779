import { describe, expect, it } from 'vitest';
import { type ExampleCall, exampleCalls } from '../tests/sandbox/bad-requests/example-call';
import { plainRequest } from '../tests/sandbox/bad-requests/hostile-requests';
import { becomeGuest } from './testing/shoppers';
import { testSandbox } from './testing/test-sandbox';

const STORE = '/wcs/resources/store/10851';

describe('Cache-Control', () => {
  const shoppers = exampleCalls().filter(({ template }) => /^\/(wcs|webapp)\//.test(template));

  it.each(shoppers)("no-store for the shopper's services: $operationId", async (call: ExampleCall) => {
    const { client } = testSandbox();
    const guest = client();
    await becomeGuest(guest);
    const { method, path, body, headers } = plainRequest(call);
    const response = await guest.send(method, path, body?.toString(), headers?.['content-type']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const failingShopper = client({ sandbox_scenario: `${call.operationId}:systemError` });
    const failedResponse = await failingShopper.send(
      method,
      path,
      body?.toString(),
      headers?.['content-type'],
    );
    expect(failedResponse.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['an unknown path', 'GET', `${STORE}/nothing`, 404],
    ['a method that the path does not have', 'PATCH', `${STORE}/cart/@self`, 405],
    ['an unknown store', 'GET', '/wcs/resources/store/99999/cart/@self', 400],
    ['an unsupported content type', 'POST', '/webapp/wcs/stores/servlet/LCEmailSubscription', 415],
  ])('no-store for an error response: %s', async (_what, method, path, status) => {
    const caller = testSandbox().client();
    const response = await caller.send(method, path, ...(method === 'POST' ? ['email', 'text/plain'] : []));
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('no-store for an expired session', async () => {
    const { client, advanceClock } = testSandbox();
    const shopper = client();
    await becomeGuest(shopper);
    advanceClock(31 * 24 * 60 * 60 * 1000);
    const response = await shopper.get(`${STORE}/cart/@self`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it('images for a year, with an ETag of their own', async () => {
    const { sandbox, client } = testSandbox();
    const upcs = sandbox.context.catalog.frames.slice(0, 2).map(({ colors }) => colors[0]?.upc);
    const pictures = await Promise.all(upcs.map((upc) => client().get(`/assets/frames/${upc}-front.svg`)));
    for (const { status, headers } of pictures) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const tags = pictures.map(({ headers }) => headers.get('etag'));
    expect(tags).toEqual([expect.stringMatching(/^"[^"]+"$/), expect.stringMatching(/^"[^"]+"$/)]);
    expect(tags[0]).not.toBe(tags[1]);
  });
});

it('names the methods of a path where another one is used', async () => {
  const response = await testSandbox().client().send('PATCH', `${STORE}/person/@self`);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, PUT']);
});
