import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addGlassesTo, CART, someSku } from '../testing/carts';
import { CHECKOUT, guestReadyToOrder, reviewOf } from '../testing/checkout';
import { becomeGuest } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';

const CART_URL = `http://sandbox.test${CART}/@self`;
const scenarioCookie = (scenario: string) => `sandbox_scenario=${scenario}`;

describe('a delayed response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('arrives after three seconds and is otherwise unchanged', async () => {
    const { sandbox } = testSandbox();
    const onArrival = vi.fn();
    const pending = sandbox.handle(new Request(CART_URL), scenarioCookie('cart-delayed')).then((response) => {
      onArrival();
      return response;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(onArrival).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { response } = await pending;
    const normalResponse = await sandbox.handle(new Request(CART_URL), '');
    expect(response.status).toBe(normalResponse.response.status);
    expect(await response.text()).toBe(await normalResponse.response.text());
  });
});

it('a network failure rejects like fetch, for the named operations only', async () => {
  const { sandbox } = testSandbox();
  const unavailable = scenarioCookie('cart-unavailable');
  const pending = sandbox.handle(new Request(CART_URL), unavailable);
  await expect(pending).rejects.toBeInstanceOf(TypeError);
  await expect(
    sandbox.fetch(new Request(CART_URL, { headers: { cookie: unavailable } })),
  ).rejects.toMatchObject({
    name: 'NoNetworkError',
  });
  const context = new Request('http://sandbox.test/wcs/resources/store/10851/usercontext/@self/contextdata');
  expect((await sandbox.handle(context, unavailable)).response.status).toBe(200);
});

it('a lost response rejects like fetch, and the operation has run', async () => {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  const request = { ...(await reviewOf(shopper)), x_requestId: crypto.randomUUID() };
  shopper.setCookies([{ name: 'sandbox_scenario', value: 'checkout-response-lost', httpOnly: false }]);
  await expect(shopper.postJson(CHECKOUT, request)).rejects.toMatchObject({ name: 'NoNetworkError' });
  const { body } = await shopper.get(`${CHECKOUT}/${request.x_requestId}`);
  expect(body).toMatchObject({ placed: 'true', orderId: request.orderId });
});

it('an HTML page replaces the response, and nothing is changed', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client({ sandbox_scenario: 'cannot-add-to-cart' });
  await becomeGuest(shopper);
  const response = await addGlassesTo(shopper, someSku(sandbox.context.catalog));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(response.text).toMatch(/^<!doctype html>/);
  expect(sandbox.context.state.orders.all()).toEqual([]);
});

it('a price on request has neither an offer price of the frame nor a catalog price', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client({ sandbox_scenario: 'price-on-request' });
  const { color } = someSku(sandbox.context.catalog);
  const lenses = '/wcs/resources/store/10851/catalog/10101/rxc/frameId';
  const { frame } = (await shopper.get(`${lenses}/${color.catentryId}/lenses`)).body.data;
  expect(frame).toMatchObject({ upc: color.upc });
  expect(frame).not.toHaveProperty('offerPrice');
  const products = '/search/resources/store/10851/productview/byPartNumbers';
  const { catalogEntryView } = (await shopper.get(`${products}?partNumber=${color.upc}`)).body;
  expect(catalogEntryView[0].price.map(({ value }: { value: string }) => value)).toEqual(['', '']);
});

it('a command wrapped in a comment works, and its JSON is unchanged', async () => {
  const { sandbox, client } = testSandbox();
  const plain = client();
  await becomeGuest(plain);
  const shopper = client({ sandbox_scenario: 'commands-in-comments' });
  await becomeGuest(shopper);
  const sku = someSku(sandbox.context.catalog);
  const normalResponse = await addGlassesTo(plain, sku);
  const wrappedResponse = await addGlassesTo(shopper, sku);
  expect([wrappedResponse.status, wrappedResponse.headers.get('content-type')]).toEqual([200, 'text/html']);
  const json = /^\/\*\n(.*)\n\*\/$/s.exec(wrappedResponse.text)?.[1] ?? '';
  expect(Object.keys(JSON.parse(json))).toEqual(Object.keys(normalResponse.body));
  expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(1);
});

describe('the scenario of a request', () => {
  it('comes from the header, then the cookie; an unknown name in a cookie has no effect', async () => {
    const { sandbox } = testSandbox();
    const statusOf = async (cookie: string, headers: HeadersInit = {}) =>
      (await sandbox.handle(new Request(CART_URL, { headers }), cookie)).response.status;
    const normalResponse = await statusOf('');
    expect(await statusOf(scenarioCookie('getCart:systemError'))).toBe(500);
    expect(
      await statusOf(scenarioCookie('getCart:sessionExpired'), {
        'x-sandbox-scenario': 'getCart:systemError',
      }),
    ).toBe(500);
    expect(await statusOf(scenarioCookie('unknown-scenario'))).toBe(normalResponse);
    expect(await statusOf(scenarioCookie(encodeURIComponent('getCart:systemError')))).toBe(500);
  });

  it('is rejected when the header has an unknown name', async () => {
    const { sandbox } = testSandbox();
    const headers = { 'x-sandbox-scenario': 'no-such-scenario' };
    const { response } = await sandbox.handle(new Request(CART_URL, { headers }));
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { errorParameters: string }[] };
    expect(errors[0]?.errorParameters).toBe('header.x-sandbox-scenario');
  });

  it('never changes the response to an invalid request', async () => {
    const { sandbox } = testSandbox();
    const unknownStore = new Request(CART_URL.replace('10851', '99999'));
    const { response } = await sandbox.handle(unknownStore, scenarioCookie('getCart:systemError'));
    expect(response.status).toBe(400);
  });
});
