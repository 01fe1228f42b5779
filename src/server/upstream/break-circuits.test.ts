import { HTTPException } from 'hono/http-exception';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breakCircuits, serviceOf } from './break-circuits';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(process.stderr.write).mockRestore();
});

const CART = 'https://store.test/wcs/resources/store/10851/cart/@self';
const STORES = 'https://store.test/wcs/resources/store/10851/storelocator/byStoreNumber/0001';

/** A host whose services respond as told, and the calls that reached it. */
function hostWith(respond: (url: string) => Response | Error) {
  const calls: string[] = [];
  const api = breakCircuits({
    description: 'test',
    close: () => {},
    send: async ({ url }) => {
      calls.push(url);
      const response = respond(url);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  const statusOf = (url: string) =>
    api.send(new Request(url)).then(
      ({ status }) => status,
      (error) => (error instanceof HTTPException ? error.getResponse().status : 0),
    );
  return { api, calls, statusOf };
}

it.each([
  ['a host that does not respond', () => new HTTPException(504)],
  ['a gateway that says so', () => new Response(null, { status: 503, headers: { 'retry-after': '2' } })],
])('leaves the service of %s alone for a while, and no other', async (_case, failure) => {
  let isDown = true;
  const { api, calls, statusOf } = hostWith((url) => (isDown && url === CART ? failure() : new Response()));
  for (let call = 0; call < 20; call += 1) await statusOf(CART);
  expect(calls).toHaveLength(10);
  expect(api.brokenServices()).toEqual(['cart']);
  const rejected = await api.send(new Request(CART)).catch((error) => error.getResponse());
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await statusOf(STORES)).toBe(200);
  vi.advanceTimersByTime(5001);
  await statusOf(CART);
  await statusOf(CART);
  expect(calls.filter((url) => url === CART)).toHaveLength(11);
  isDown = false;
  vi.advanceTimersByTime(5001);
  expect([await statusOf(CART), await statusOf(CART)]).toEqual([200, 200]);
  expect(api.brokenServices()).toEqual([]);
});

it('keeps asking a service of which half of the calls fail, has errors of its own, or whose clients are gone', async () => {
  let count = 0;
  const responses = [
    () => new HTTPException(502),
    () => new Response(null, { status: 500 }),
    () => new Error('gone'),
  ];
  const { calls, statusOf } = hostWith(() => {
    count += 1;
    return responses[count % 3]?.() ?? new Response();
  });
  for (let call = 0; call < 60; call += 1) await statusOf(CART);
  expect(calls).toHaveLength(60);
});

it.each([
  ['/wcs/resources/store/10851/cart/@self', 'cart'],
  ['/wcs/resources/store/10851/espot/cookie-sensitive/Home_Banner', 'espot'],
  ['/search/resources/store/10851/productview/byCategory/40001', 'productview'],
  ['/webapp/wcs/stores/servlet/LogonAjax', 'servlet'],
  ['/geocode', 'geocode'],
  ['/wcs/resources/store/10851/whatever-a-client-writes/1', 'other'],
])('the service of %s is %s', (path, service) => {
  expect(serviceOf(path)).toBe(service);
});
