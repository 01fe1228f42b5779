import { logonAjax } from '@generated/identity/identity';
import { addFavouriteStore } from '@generated/stores/stores';
import { demoShopper, logOn } from '@sandbox/testing/shoppers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFinder, storeCards } from '../../../../tests/support/finder-page';

const NEW_YORK = { location: 'New York' };
const heart = (card: HTMLElement | undefined) =>
  within(card as HTMLElement).getByRole('button', { name: /^Favorite store: / });
const firstHeart = () => heart(storeCards()[0]);

it('a guest gets an identity with the first favorite, and takes it back', async () => {
  const { user, server, events } = await openFinder(NEW_YORK);
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
  const release = server.holdResponses('addfavourite');
  await user.click(firstHeart());
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'true');
  release();
  await waitFor(() => expect(server.callsTo('addfavourite')).toHaveLength(1));
  expect(server.callsTo('guestidentity')).toHaveLength(1);
  // A guest has no further favorites: the list does not load again.
  expect(server.callsTo('storelocator')).toHaveLength(1);

  await user.click(firstHeart());
  await waitFor(() => expect(server.callsTo('removefavourite')).toHaveLength(1));
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart(storeCards()[1]));
  await waitFor(() => expect(server.callsTo('addfavourite')).toHaveLength(2));
  await user.click(heart(storeCards()[1]));
  await waitFor(() => expect(server.callsTo('removefavourite')).toHaveLength(2));
  expect(server.callsTo('guestidentity')).toHaveLength(1);
  expect(events.filter(({ name }) => name === 'error')).toEqual([]);
});

it('sends one request for a store at a time, and the last click counts', async () => {
  const { user, server } = await openFinder(NEW_YORK, { as: 'guest' });
  const release = server.holdResponses('favourite');
  await user.click(firstHeart());
  await waitFor(() => expect(server.callsTo('favourite')).toHaveLength(1));
  await user.click(firstHeart());
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
  expect(server.callsTo('favourite')).toHaveLength(1);
  release();
  await waitFor(() => expect(server.callsTo('removefavourite')).toHaveLength(1));
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
});

it('goes back after a failure, and says so', async () => {
  const { user, server, events } = await openFinder(NEW_YORK, { as: 'guest' });
  for (const [index, scenario] of ['favorite-rejected', 'favorites-unavailable'].entries()) {
    server.startScenario(scenario);
    const card = storeCards()[index] as HTMLElement;
    await user.click(heart(card));
    expect(await within(card).findByText('Not changed. Please try again.'), scenario).toHaveAttribute(
      'role',
      'alert',
    );
    expect(heart(card), scenario).toHaveAttribute('aria-pressed', 'false');
    const error = { name: 'error', message: 'Error while changing a favorite store' };
    expect(
      events.filter(({ name }) => name === 'error'),
      scenario,
    ).toEqual(Array(index + 1).fill(error));
  }
});

it('lists favorites only, of the stores that have loaded', async () => {
  const { user, events } = await openFinder({ ...NEW_YORK, favorites: '1' }, { as: 'guest' });
  expect(screen.getByText('None of these stores is a favorite')).toBeVisible();
  expect(screen.getByText('Your favorites among the first 20 stores')).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'See more' }));
  expect(
    await screen.findByText('Your favorites among the first 40 stores', { selector: 'p > span' }),
  ).toBeVisible();
  expect(JSON.stringify(events)).not.toContain('userId');
});

it('shows the favorites of the shopper, also with its page; one that is taken off stays until the next filter', async () => {
  const { user, server } = await openFinder(
    { location: 'Cincinnati', favorites: '1' },
    {
      as: 'ada.marsh',
      before: ({ shopper }) =>
        addFavouriteStore('10851', { storeLocId: '12542', storeNickName: 'x' }, undefined, {
          transport: (request) => shopper.fetch(request),
        }),
    },
  );
  expect(storeCards()).toHaveLength(1);
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(firstHeart());
  await waitFor(() => expect(server.callsTo('removefavourite')).toHaveLength(1));
  expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
});

it('shows the favorites of the account after a sign-in on the page', async () => {
  await openFinder(
    { location: 'Cincinnati' },
    {
      before: async ({ sandbox }) => {
        const elsewhere = sandbox.client();
        await logOn(elsewhere, 'ada.marsh');
        await addFavouriteStore('10851', { storeLocId: '12542', storeNickName: 'x' }, undefined, {
          transport: (request) => elsewhere.fetch(request),
        });
      },
    },
  );
  const pressed = () => screen.queryAllByRole('button', { name: /^Favorite store: /, pressed: true });
  expect(pressed()).toEqual([]);
  // Updates state like the page's forms.
  await act(() =>
    logonAjax({
      logonId: 'ada.marsh@example.com',
      password: demoShopper('ada.marsh').password,
      URL: '/lc-us',
      storeId: '10851',
      catalogId: '10101',
      langId: '-1',
    }),
  );
  expect(await screen.findByRole('button', { name: /^Favorite store: /, pressed: true })).toBeVisible();
});
