import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addGlassesTo, CART, someSku } from '../testing/carts';
import { becomeGuest } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';

const READ_CART = `http://sandbox.test${CART}/@self`;
const inScenario = (scenario: string) => `sandbox_scenario=${scenario}`;

describe('a delayed response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('arrives after three seconds and is otherwise unchanged', async () => {
    const { sandbox } = testSandbox();
    const arrived = vi.fn();
    const coming = sandbox.handle(new Request(READ_CART), inScenario('cart-delayed')).then((response) => {
      arrived();
      return response;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { response } = await coming;
    const asEver = await sandbox.handle(new Request(READ_CART), '');
    expect(response.status).toBe(asEver.response.status);
    expect(await response.text()).toBe(await asEver.response.text());
  });
});

it('a network failure rejects like fetch, for the named operations only', async () => {
  const { sandbox } = testSandbox();
  const out = inScenario('cart-unavailable');
  const failing = sandbox.handle(new Request(READ_CART), out);
  await expect(failing).rejects.toBeInstanceOf(TypeError);
  await expect(sandbox.fetch(new Request(READ_CART, { headers: { cookie: out } }))).rejects.toMatchObject({
    name: 'NoNetworkError',
  });
  const context = new Request('http://sandbox.test/wcs/resources/store/10851/usercontext/@self/contextdata');
  expect((await sandbox.handle(context, out)).response.status).toBe(200);
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

it('a command wrapped in a comment works, and its JSON is unchanged', async () => {
  const { sandbox, client } = testSandbox();
  const plain = client();
  await becomeGuest(plain);
  const shopper = client({ sandbox_scenario: 'commands-in-comments' });
  await becomeGuest(shopper);
  const sku = someSku(sandbox.context.catalog);
  const asEver = await addGlassesTo(plain, sku);
  const wrapped = await addGlassesTo(shopper, sku);
  expect([wrapped.status, wrapped.headers.get('content-type')]).toEqual([200, 'text/html']);
  const json = /^\/\*\n(.*)\n\*\/$/s.exec(wrapped.text)?.[1] ?? '';
  expect(Object.keys(JSON.parse(json))).toEqual(Object.keys(asEver.body));
  expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(1);
});

describe('the scenario of a request', () => {
  it('comes from the header, then the cookie; an unknown name has no effect', async () => {
    const { sandbox } = testSandbox();
    const statusOf = async (cookie: string, headers: HeadersInit = {}) =>
      (await sandbox.handle(new Request(READ_CART, { headers }), cookie)).response.status;
    const asEver = await statusOf('');
    expect(await statusOf(inScenario('getCart:systemError'))).toBe(500);
    expect(
      await statusOf(inScenario('getCart:sessionExpired'), { 'x-sandbox-scenario': 'getCart:systemError' }),
    ).toBe(500);
    expect(await statusOf(inScenario('unknown-scenario'))).toBe(asEver);
    expect(await statusOf(inScenario(encodeURIComponent('getCart:systemError')))).toBe(500);
  });

  it('never changes the response to an invalid request', async () => {
    const { sandbox } = testSandbox();
    const unknownStore = new Request(READ_CART.replace('10851', '99999'));
    const { response } = await sandbox.handle(unknownStore, inScenario('getCart:systemError'));
    expect(response.status).toBe(400);
  });
});
