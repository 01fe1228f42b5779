import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';
import { frameColors, savedIds, saveFrames, WISHLIST } from '../../testing/wishlists';

const IN_CANADA = '/wcs/resources/store/10852/catalog/10102/saveditems/@self';

it('returns an empty list to the generic user', async () => {
  const { status, body } = await testSandbox().client().get(WISHLIST);
  expect([status, body]).toEqual([200, { savedItems: [], count: 0 }]);
});

it('separates shoppers and stores', async () => {
  const { client, sandbox } = testSandbox();
  const [one, other] = [client(), client()];
  await becomeGuest(one);
  await becomeGuest(other);
  const [first = '', second = '', third = ''] = frameColors(sandbox.context.catalog, 3).map(
    ({ catentryId }) => catentryId,
  );
  await saveFrames(one, [first]);
  await saveFrames(one, [second], IN_CANADA);
  await saveFrames(other, [third]);
  expect(await savedIds(one)).toEqual([first]);
  expect(await savedIds(one, IN_CANADA)).toEqual([second]);
  expect(await savedIds(other)).toEqual([third]);
});

it('rejects an expired session', async () => {
  const { client, advanceClock } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  advanceClock(31 * 24 * 60 * 60 * 1000);
  const { status, body } = await shopper.get(WISHLIST);
  expect([status, body.errors[0].errorKey]).toEqual([401, 'CWXBB1011E']);
});
