import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FinderOptions, openFinder, storeCards } from '../../../../tests/support/finder-page';

const audioFinder = (options?: FinderOptions) =>
  openFinder({ location: 'New York' }, { path: 'nuance-audio-appointment', ...options });

it('finds the stores that fit them, with texts of its own', async () => {
  const { server } = await audioFinder({ hasShell: true });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Try audio glasses in a store' }),
  ).toBeVisible();
  for (const card of storeCards()) expect(within(card).getByText('Audio glasses')).toBeVisible();
  const searches = server.requests.filter(({ url }) => url.includes('/storelocator/'));
  expect(searches.map(({ url }) => new URL(url).searchParams.get('isNuance'))).toEqual(['true']);
  const newsletter = await screen.findByRole('region', { name: 'Newsletter' });
  expect(within(newsletter).getByRole('heading', { name: 'Audio glasses, by email' })).toBeVisible();
});

it('leads to all stores when none fits them', async () => {
  await audioFinder({ scenario: 'findStores:none' });
  expect(await screen.findByText('No store near here fits audio glasses')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all stores near here' })).toHaveAttribute(
    'href',
    '/lc-us/store-locator?location=New+York',
  );
});
