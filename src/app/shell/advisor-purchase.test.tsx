import { rankFrames } from '@sandbox/handlers/assets/find-advisor-products';
import { savedIds, saveFrames } from '@sandbox/testing/wishlists';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseBefore,
  OVAL,
  openAdvisor,
  prepareForAdvisor,
  tiles,
} from '../../../tests/support/advisor-fixtures';
import type { TestServer } from '../../../tests/support/test-server';

prepareForAdvisor();

/** What the sandbox recommends. */
const recommended = ({ sandbox }: TestServer, productType: 'eyeglasses' | 'sunglasses') =>
  rankFrames(sandbox.sandbox.context.catalog.frames, {
    productType,
    mood: 'harmony',
    faceShape: 'oval',
    limit: 24,
  });
const tileOf = (found: readonly HTMLElement[], index: number) => {
  const tile = found[index];
  if (!tile) throw new Error(`There is no frame ${index}.`);
  return within(tile);
};
const heart = { name: /^Save / };

test('a heart saves a recommended frame for a guest, removes it, and reverts what is rejected', async () => {
  chooseBefore();
  const advisor = await openAdvisor();
  const { user, server } = advisor;
  const [first] = recommended(server, 'eyeglasses');
  const tile = tileOf(await tiles(advisor), 0);
  await user.click(tile.getByRole('button', heart));
  await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([first?.color.catentryId]));
  expect(server.callsTo('guestidentity')).toHaveLength(1);
  expect(tile.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
  await user.click(tile.getByRole('button', heart));
  await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([]));

  server.startScenario('wishlist-rejected');
  await user.click(tile.getByRole('button', heart));
  expect(await tile.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(tile.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'false');
});

test('a frame in the wishlist has a filled heart; the others do not', { tags: 'full-run' }, async () => {
  chooseBefore();
  const advisor = await openAdvisor({
    as: 'guest',
    before: (server) =>
      saveFrames(server.shopper, [recommended(server, 'eyeglasses')[1]?.color.catentryId ?? '']),
  });
  const found = await tiles(advisor);
  const second = tileOf(found, 1).getByRole('button', heart);
  await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
  expect(tileOf(found, 0).getByRole('button', heart)).toHaveAttribute('aria-pressed', 'false');
});

test('sunglasses without prescription lenses go to the cart; a rejection is said at the frame', async () => {
  chooseBefore({ ...OVAL, productType: 'sunglasses' });
  const advisor = await openAdvisor({ scenario: 'cannot-add-to-cart' });
  const { user, server, events } = advisor;
  const index = recommended(server, 'sunglasses').findIndex(({ frame }) => !frame.prescriptionReady);
  const tile = tileOf(await tiles(advisor), index);
  expect(tile.getByText('Without a prescription')).toBeVisible();
  expect(tile.queryByRole('link', { name: /^Choose lenses/ })).not.toBeInTheDocument();
  const add = tile.getByRole('button', { name: /^Add to cart/ });
  await user.click(add);
  expect(await tile.findByText('Not added to your cart')).toBeVisible();
  expect(events).toContainEqual({ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' });
  expect(window.location.pathname).toBe('/lc-us/face-shape');

  server.startScenario('');
  await user.click(add);
  await waitFor(() => expect(events).toContainEqual(expect.objectContaining({ name: 'add_to_cart' })));
  expect(server.callsTo('AddGlasses').length + server.callsTo('addGlasses').length).toBeGreaterThan(1);
});

test('a frame that has sold out meanwhile says so, and has no purchase', { tags: 'full-run' }, async () => {
  chooseBefore();
  const advisor = await openAdvisor({ scenario: 'sold-out' });
  const tile = tileOf(await tiles(advisor), 0);
  expect(tile.getByText('Sold out')).toBeVisible();
  expect(tile.queryByRole('link', { name: /^Choose lenses/ })).not.toBeInTheDocument();
  expect(tile.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(tile.getByRole('button', heart)).toBeVisible();
});

test('a frame whose price is on request leads to its page', { tags: 'full-run' }, async () => {
  chooseBefore();
  const advisor = await openAdvisor({ scenario: 'price-on-request' });
  const tile = tileOf(await tiles(advisor), 0);
  const link = tile.getByRole('link', { name: /^Ask for the price/ });
  expect(link.getAttribute('href')).toMatch(/^\/lc-us\/\d+\?ref=frameAdvisor$/);
  expect(tile.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});
