import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';
import { frameColors, saveFrames, WISHLIST } from '../../testing/wishlists';

const COUNT = `${WISHLIST}/count`;

it('returns the number and the ids of the saved frames', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  const [first = '', second = ''] = frameColors(sandbox.context.catalog, 2).map(
    ({ catentryId }) => catentryId,
  );
  await saveFrames(shopper, [first]);
  await saveFrames(shopper, [second]);
  const { status, body } = await shopper.get(COUNT);
  expect([status, body]).toEqual([200, { count: 2, catentries: [second, first] }]);
});

it('returns 0 for the generic user and rejects an expired session', async () => {
  const { client, advanceClock } = testSandbox();
  const shopper = client();
  expect((await shopper.get(COUNT)).body).toEqual({ count: 0, catentries: [] });
  await becomeGuest(shopper);
  advanceClock(31 * 24 * 60 * 60 * 1000);
  expect((await shopper.get(COUNT)).status).toBe(401);
});
