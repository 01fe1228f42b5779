import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';
import { frameColors, savedIds, saveFrames, WISHLIST } from '../../testing/wishlists';

const pathOf = (catentryId: string) => `${WISHLIST}/byCatalogEntryId/${catentryId}`;

async function twoShoppers() {
  const { client, sandbox, advanceClock } = testSandbox();
  const [one, other] = [client(), client()];
  await becomeGuest(one);
  await becomeGuest(other);
  const [first = '', second = ''] = frameColors(sandbox.context.catalog, 2).map(
    ({ catentryId }) => catentryId,
  );
  await saveFrames(one, [first, second]);
  return { one, other, first, second, pass: advanceClock };
}

it('removes a frame and returns the new count', async () => {
  const { one, first, second } = await twoShoppers();
  const { status, body } = await one.delete(pathOf(first));
  expect([status, body]).toEqual([200, { count: 1 }]);
  expect(await savedIds(one)).toEqual([second]);
});

it('rejects a frame that is not saved: a second removal, and a frame of another shopper', async () => {
  const { one, other, first, second } = await twoShoppers();
  await one.delete(pathOf(first));
  for (const response of [await one.delete(pathOf(first)), await other.delete(pathOf(second))]) {
    expect([response.status, response.body.errors[0].errorKey]).toEqual([404, '_ERR_SAVED_ITEM_NOT_FOUND']);
  }
  expect(await savedIds(one)).toEqual([second]);
});

it('rejects an expired session', async () => {
  const { one, first, pass } = await twoShoppers();
  pass(31 * 24 * 60 * 60 * 1000);
  expect((await one.delete(pathOf(first))).status).toBe(401);
});
