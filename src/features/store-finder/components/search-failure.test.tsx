import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findDialog } from '../../../../tests/support/find-dialog';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';

const FILTERED = '47 stores near New York, NY, USA';

/** Filters by a plan. */
async function filter(user: UserEvent) {
  await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
  const drawer = within(await findDialog('Filters'));
  await user.click(await drawer.findByRole('checkbox', { name: 'Aetna' }));
  await follow(drawer.getByRole('button', { name: 'Apply' }));
}

/** Opens the stores of New York, of which the next search fails. */
async function failNextSearch(scenario: string) {
  const finder = await openFinder({ location: 'New York' });
  await finder.user.click(screen.getByRole('button', { name: 'See more' }));
  await waitFor(() => expect(storeCards()).toHaveLength(40));
  finder.server.startScenario(scenario);
  await filter(finder.user);
  return finder;
}

it('leaves the stores of the search before, says so, and searches again by itself with a connection', {
  tags: 'full-run',
}, async () => {
  const { server, events } = await failNextSearch('geocoder-unavailable');
  expect(await screen.findByText('The search is out of order')).toBeVisible();
  expect(screen.getByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
  expect(storeCards()).toHaveLength(40);
  // More of them would be those of the search that failed.
  expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
  expect(events).toEqual([{ name: 'error', message: 'Error while searching stores' }]);

  server.startScenario('');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: FILTERED })).toBeVisible();
  expect(screen.queryByText('The search is out of order')).toBeNull();
  expect(storeCards()).toHaveLength(20);
});

it('searches again on request, with the focus on what was found', async () => {
  const { user, server } = await failNextSearch('stores-unavailable');
  expect(await screen.findByText('The stores could not be loaded')).toBeVisible();
  expect(storeCards()).toHaveLength(40);
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const heading = await screen.findByRole('heading', { name: FILTERED });
  await waitFor(() => expect(heading).toHaveFocus());
});
