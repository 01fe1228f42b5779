import { expect, test } from 'vitest';
import { becomeGuest } from './testing/shoppers';
import { testSandbox } from './testing/test-sandbox';

test('two sandboxes share the seed, but neither shoppers nor ids, log and clock', async () => {
  const first = testSandbox();
  const second = testSandbox();
  expect(first.sandbox.context.catalog).toBe(second.sandbox.context.catalog);

  const userId = await becomeGuest(first.client());
  expect(first.sandbox.context.state.users.get(userId)).toBeDefined();
  expect(second.sandbox.context.state.users.get(userId)).toBeUndefined();
  expect(await becomeGuest(second.client())).toBe(userId);
  expect([first.sandbox.log.last, second.sandbox.log.last]).toEqual([1, 1]);

  const before = second.sandbox.context.now();
  first.advanceClock(60_000);
  expect(second.sandbox.context.now()).toEqual(before);
});
