import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { PlaceSearchForm } from './place-search-form';

const renderForm = () =>
  renderComponent(<PlaceSearchForm name="Stores" label="City" submitLabel="Search" />, {
    catalogs: [],
    locale: 'fr-ca',
  });
const field = () => screen.getByRole('searchbox', { name: 'City' });

it('leads to the store finder with the place', async () => {
  const { user } = await renderForm();
  await user.type(field(), ' Trois-Rivières {Enter}');
  expect(window.location.pathname).toBe('/fr-ca/store-locator');
  expect(new URLSearchParams(window.location.search).get('location')).toBe('Trois-Rivières');
});

it('stays without a place', async () => {
  const { user } = await renderForm();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(window.location.pathname).toBe('/');
});

it('works before hydration', async () => {
  await renderForm();
  const form = screen.getByRole('search', { name: 'Stores' });
  expect(form).toHaveAttribute('action', '/fr-ca/store-locator');
  expect(form).toHaveAttribute('method', 'get');
  expect(field()).toHaveAttribute('name', 'location');
});
