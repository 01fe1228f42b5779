import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';
import { frameColors, savedIds, saveFrames, WISHLIST } from '../../testing/wishlists';

/** The contract's limits: items in a wishlist, and in one request. */
const LIST_LIMIT = 200;
const REQUEST_LIMIT = 50;

async function guestSandbox(colorCount = 3) {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  const colors = frameColors(sandbox.context.catalog, colorCount);
  return { sandbox, caller: client, shopper, colors, ids: colors.map(({ catentryId }) => catentryId) };
}

it('saves a frame with its UPC and the time, and returns the whole list, newest first', async () => {
  const { shopper, colors, ids } = await guestSandbox(2);
  const [first = '', second = ''] = ids;
  await saveFrames(shopper, [first]);
  const { status, body } = await saveFrames(shopper, [second]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    count: 2,
    savedItems: [
      { catEntryId: second, catEntryType: 'EYE', quantity: 1, partNumber: colors[1]?.upc },
      { catEntryId: first, addedDate: '2026-06-15T12:00:00.000Z' },
    ],
  });
});

it('changes nothing when the frame is already saved', async () => {
  const { shopper, ids } = await guestSandbox(1);
  const previous = (await saveFrames(shopper, ids)).body;
  expect((await saveFrames(shopper, ids)).body).toEqual(previous);
  expect(previous.count).toBe(1);
});

it('rejects the generic user', async () => {
  const { caller, ids } = await guestSandbox(1);
  const response = await saveFrames(caller(), ids);
  expect([response.status, response.body.errors[0].errorKey]).toEqual([400, 'USR.CWXFR0130E']);
});

it('rejects an unknown frame and saves nothing of the request', async () => {
  const { shopper, ids } = await guestSandbox(1);
  const { status, body } = await saveFrames(shopper, [...ids, '999999999']);
  expect(status).toBe(404);
  expect(body.errors[0]).toMatchObject({
    errorKey: '_ERR_CATENTRY_NOT_FOUND',
    errorParameters: '999999999',
  });
  expect(await savedIds(shopper)).toEqual([]);
});

it('rejects a malformed item', async () => {
  const { shopper, ids } = await guestSandbox(1);
  const { status, body } = await shopper.putJson(WISHLIST, {
    addSavedItemList: [{ catEntryId: ids[0], catEntryType: 'OPTICAL', quantity: 1 }],
  });
  expect([status, body.errors[0].errorKey]).toEqual([400, '_ERR_BAD_PARMS']);
});

it('holds 200 frames: rejects a new one, accepts one that is already saved', async () => {
  const { shopper, ids } = await guestSandbox(LIST_LIMIT + 1);
  for (let from = 0; from < LIST_LIMIT; from += REQUEST_LIMIT) {
    await saveFrames(shopper, ids.slice(from, Math.min(from + REQUEST_LIMIT, LIST_LIMIT)));
  }
  const { status, body } = await saveFrames(shopper, ids.slice(LIST_LIMIT));
  expect(status).toBe(400);
  expect(body.errors[0]).toMatchObject({ errorKey: '_ERR_SAVED_ITEMS_LIMIT', errorParameters: '200' });
  const repeated = await saveFrames(shopper, ids.slice(0, 1));
  expect([repeated.status, repeated.body.count]).toEqual([200, LIST_LIMIT]);
});
