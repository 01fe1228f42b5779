import { getCart, getGetCartKey } from '@generated/cart/cart';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { mutate } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { addBox, addPolygon } from '../../../tests/support/cart-fixtures';
import { testServer } from '../../../tests/support/test-server';
import { ApiError } from '../http/api-error';
import { siteByLocale } from '../site/site';
import { addOnce, newItems, type OpenAddition } from './add-once';
import { cartSummaryArgs } from './cart-summary';

const site = siteByLocale('lc-us');
const lost = () => Promise.reject(new ApiError({ kind: 'network-error' }));

beforeEach(async () => {
  const server = testServer();
  await becomeGuest(server.shopper);
  await addBox(server);
  server.exposeCookies();
  const args = cartSummaryArgs(site);
  await mutate(getGetCartKey(...args), await getCart(...args));
});

/** Adds a frame with lens and plan; `send` decides the outcome of the request. */
const add = (open: OpenAddition, send: () => Promise<string>, key = 'pair') =>
  addOnce({
    site,
    open,
    key,
    send,
    find: (cart, before) => newItems(cart, before).find(({ comments }) => comments === 'EYE')?.orderItemId,
  });

const frames = async () => {
  const { orderItem = [] } = await getCart(...cartSummaryArgs(site));
  return orderItem.filter(({ comments }) => comments === 'EYE');
};

const addAndLose = async () => {
  await addPolygon(testServer());
  return lost();
};

it('finds in the cart what was added when the response is lost', async () => {
  const found = await add({}, addAndLose);
  expect([found]).toEqual((await frames()).map(({ orderItemId }) => orderItemId));
});

it('fails when the request did not arrive', async () => {
  await expect(add({}, lost)).rejects.toMatchObject({ kind: 'network-error' });
});

it('does not look for what the commerce API has rejected', async () => {
  await addPolygon(testServer());
  const rejected = new ApiError({ kind: 'rejected', status: 400 });
  await expect(add({}, () => Promise.reject(rejected))).rejects.toBe(rejected);
});

it('begins a second try with the cart when it could not be read before', async () => {
  const server = testServer();
  const open: OpenAddition = {};
  server.startScenario('cart-unavailable');
  await expect(add(open, addAndLose)).rejects.toMatchObject({ kind: 'network-error' });
  let sent = 0;
  const send = async () => {
    sent += 1;
    return 'again';
  };
  await expect(add(open, send), 'while the cart cannot be read').rejects.toMatchObject({
    kind: 'network-error',
  });
  server.startScenario('');
  const [frame] = await frames();
  await expect(add(open, send)).resolves.toBe(frame?.orderItemId);
  expect(sent).toBe(0);
  await expect(add(open, send), 'a third one adds another pair').resolves.toBe('again');
});

it('sends another choice without looking', async () => {
  const open: OpenAddition = {};
  testServer().startScenario('cart-unavailable');
  await expect(add(open, addAndLose)).rejects.toThrow();
  await expect(add(open, async () => 'other', 'another pair')).resolves.toBe('other');
});
