import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../create-context';
import { createSandbox } from '../create-sandbox';
import { memoryPersistence } from '../db/memory-persistence';
import { openDatabase } from '../db/open-database';
import { stateSchema } from '../state/state';
import { addGlassesTo, CART, someSku } from '../testing/carts';
import { becomeGuest } from '../testing/shoppers';
import { TestClient } from '../testing/test-client';
import { type SharedSandbox, shareSandbox } from './share-sandbox';

const READ_CART = `http://sandbox.test${CART}/@self`;

let browser: string;
let tabs: SharedSandbox[];
beforeEach(() => {
  browser = crypto.randomUUID();
  tabs = [];
  stored = undefined;
});
afterEach(() => {
  for (const tab of tabs) tab.close();
});

/** Replaces IndexedDB: the data that every tab opens. */
let stored: unknown;

/** Opens a tab. `opened` is the number of sandboxes that were started in it. */
function tab() {
  const opened = vi.fn();
  const sharedSandbox = shareSandbox(browser, async () => {
    opened();
    const state = openDatabase(stateSchema, memoryPersistence());
    const context = createContext({ state });
    if (stored) state.import(stored);
    const sandbox = createSandbox({ context });
    return {
      handle: async (request, cookieHeader) => {
        const result = await sandbox.handle(request, cookieHeader);
        stored = state.export();
        return result;
      },
    };
  });
  tabs.push(sharedSandbox);
  return { ...sharedSandbox, opened };
}

/** Creates a client in one tab. Copy its cookies to use the same shopper in another tab. */
const clientIn = (sharedSandbox: SharedSandbox) =>
  new TestClient(sharedSandbox as unknown as ConstructorParameters<typeof TestClient>[0]);

/** Returns the same frame in each sandbox: the catalog is a seed. */
const sku = () => someSku(createContext({ state: openDatabase(stateSchema, memoryPersistence()) }).catalog);

describe('two tabs', () => {
  it('share one sandbox, so that both see the same cart', async () => {
    const [first, second] = [tab(), tab()];
    const shopper = clientIn(first);
    await becomeGuest(shopper);
    await addGlassesTo(shopper, sku());
    const otherTab = clientIn(second);
    otherTab.setCookies(shopper.cookies);
    await addGlassesTo(otherTab, sku());
    expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(2);
    expect((await otherTab.get(`${CART}/@self`)).body.orderItem).toHaveLength(2);
    expect(first.opened).toHaveBeenCalledTimes(1);
    expect(second.opened).not.toHaveBeenCalled();
  });

  it('pass on a response with its status, headers, body and cookies', async () => {
    const [, second] = [tab(), tab()];
    const errorResult = await second.handle(new Request(`${READ_CART}?pageSize=many`), '');
    expect(errorResult.response.status).toBe(400);
    expect(errorResult.response.headers.get('content-type')).toContain('application/json');
    expect(errorResult.response.headers.get('cache-control')).toBe('no-store');
    const guest = await second.handle(
      new Request('http://sandbox.test/wcs/resources/store/10851/guestidentity?updateCookies=true', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
      '',
    );
    expect(guest.response.status).toBe(201);
    expect(guest.cookies.map(({ name }) => name)).toContain('WC_SESSION_ESTABLISHED');
  });

  it('fail with a network error in both', async () => {
    for (const tabSandbox of [tab(), tab()]) {
      const pendingResponse = tabSandbox.handle(new Request(READ_CART), 'sandbox_scenario=cart-unavailable');
      await expect(pendingResponse).rejects.toBeInstanceOf(TypeError);
    }
  });
});

it('the next tab takes over with the same data when the leader tab is closed', async () => {
  const [first, second] = [tab(), tab()];
  const shopper = clientIn(first);
  await becomeGuest(shopper);
  await addGlassesTo(shopper, sku());
  first.close();
  const otherTab = clientIn(second);
  otherTab.setCookies(shopper.cookies);
  expect((await otherTab.get(`${CART}/@self`)).body.orderItem).toHaveLength(1);
  expect(second.opened).toHaveBeenCalledTimes(1);
});

it('resends the pending requests of a closed leader tab to the next leader', async () => {
  const unresponsiveLeader = shareSandbox(browser, async () => ({ handle: () => new Promise(() => {}) }));
  const second = tab();
  const request = second.handle(new Request(READ_CART), '');
  const third = tab();
  const otherRequest = third.handle(new Request(READ_CART), '');
  unresponsiveLeader.close();
  expect((await request).response.status).toBe((await otherRequest).response.status);
  expect(third.opened).not.toHaveBeenCalled();
});
