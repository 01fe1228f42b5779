import { expect, it } from 'vitest';
import { createContext } from '../create-context';
import { createSandbox } from '../create-sandbox';
import { memoryPersistence } from '../db/memory-persistence';
import { openDatabase } from '../db/open-database';
import { stateSchema } from '../state/state';
import { CART } from '../testing/carts';

const state = openDatabase(stateSchema, memoryPersistence());
const sandbox = createSandbox({
  context: createContext({
    state,
    demoOrders: false,
    defaults: { scenario: 'getCart:systemError', latency: 0 },
  }),
});

const statusOf = async (cookies: string, headers: HeadersInit = {}) =>
  (await sandbox.handle(new Request(`http://sandbox.test${CART}/@self`, { headers }), cookies)).response
    .status;

it('hold for calls that name no scenario of their own', async () => {
  expect(await statusOf('')).toBe(500);
  expect(await statusOf('sandbox_scenario=getCart:sessionExpired')).toBe(401);
  expect(await statusOf('', { 'x-sandbox-scenario': 'getCart:sessionExpired' })).toBe(401);
  expect(await statusOf('', { 'x-sandbox-scenario': '' })).toBe(404);
});
