import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { ContactLensMenu } from './contact-lens-menu';

const SEARCH_PATH = '/productview/bySearchTerm/';
const links = () => within(screen.getByRole('tabpanel')).getAllByRole('link');

it('shows seven lenses and a link to all, then those of a brand', async () => {
  const { user, server } = await renderComponent(<ContactLensMenu />, { catalogs: ['home'] });
  const brand = await screen.findByRole('tab', { name: 'Lacriva' });
  expect(links()).toHaveLength(8);
  expect(links()[0]).toHaveAttribute('href', expect.stringMatching(/^\/lc-us\/\d{13}$/));
  expect(links()[7]).toHaveAttribute('href', '/lc-us/contact-lenses');

  expect(brand).toHaveAttribute('href', '/lc-us/contact-lenses?facet=ManufacturerName%3ALacriva');
  await user.click(brand);
  const all = await within(screen.getByRole('tabpanel', { name: 'Lacriva' })).findByRole('link', {
    name: 'All of Lacriva',
  });
  expect(all).toHaveAttribute('href', '/lc-us/contact-lenses?facet=ManufacturerName%3ALacriva');
  // The sandbox has five lenses of this brand.
  expect(links()).toHaveLength(6);
  expect(
    links()
      .slice(0, 5)
      .every(({ textContent }) => textContent?.startsWith('Lacriva')),
  ).toBe(true);
  expect(server.callsTo(SEARCH_PATH)).toHaveLength(2);
});

it('shows and tracks a load failure', async () => {
  const { events } = await renderComponent(<ContactLensMenu />, {
    catalogs: ['home'],
    scenario: 'contact-lens-menu-unavailable',
  });
  expect(await screen.findByText(/These products did not load/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All contact lenses' })).toBeVisible();
  expect(events).toEqual([{ name: 'error', message: 'DDM Contacts error' }]);
});
