import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { createNodeSandbox } from '@marlowe-eyewear/sandbox/node';
import { setupServer } from 'msw/node';
import { cartCount } from './cart-count.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const sandbox = createNodeSandbox({
  origin: 'https://shop.example.com',
  now: new Date('2026-06-15T12:00:00Z'),
});
const server = setupServer(...sandbox.handlers);

before(() => server.listen({ onUnhandledFrame: 'error' }));
// Nothing is left of the test before.
beforeEach(() => sandbox.reset());
after(() => server.close());

it('is 0 for a guest without a cart', async () => {
  sandbox.as('guest');
  assert.equal(await cartCount(), '0');
});

it('is a dash while the cart is unavailable', async () => {
  sandbox.as('guest');
  sandbox.inScenario('getCart:systemError');
  assert.equal(await cartCount(), '–');
});

it('is a dash once the session of a member has expired', async () => {
  sandbox.as('ada.marsh@example.com');
  assert.equal(await cartCount(), '0');
  sandbox.advance(DAY_MS);
  assert.equal(await cartCount(), '–');
});

it('begins anew: no scenario, no shopper, and the clock stands where it stood', async () => {
  assert.equal(sandbox.now().toISOString(), '2026-06-15T12:00:00.000Z');
  assert.notEqual(await cartCount(), '–');
});
