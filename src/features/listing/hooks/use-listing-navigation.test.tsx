import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registerDeferred } from '@/lib/hydration/deferred-components';
import { renderPage } from '../../../../tests/support/render-page';

it('shows a pressed filter at once, also when a section of the page has not hydrated', async () => {
  const { server } = await renderPage('/lc-us/eyeglasses');
  let isLoaded = false;
  const load = async () => {
    isLoaded = true;
  };
  registerDeferred({ isLoaded: () => isLoaded, isPersonal: false, load });
  const release = server.holdResponses('/search/');
  const round = screen.getByRole('link', { name: /^Round, / });
  // Hydrates the section of the filters, and the others later.
  await act(async () => fireEvent.pointerOver(round));
  await act(async () => fireEvent.click(round));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(screen.getByRole('link', { name: /^Round, chosen/ })).toBeVisible();
  await act(async () => release());
  await waitFor(() => expect(window.location.search).toBe('?facet=FRAME_SHAPE:round'));
});

it('applies each of several choices from before hydration, which are replayed in one task', async () => {
  await renderPage('/lc-us/eyeglasses');
  let finishLoading = () => {};
  let isLoaded = false;
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const load = async () => {
    await loading;
    isLoaded = true;
  };
  registerDeferred({ isLoaded: () => isLoaded, isPersonal: false, load });
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
  await act(async () => {
    choose(/^Round, /);
    choose(/^Cat-eye, /);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-low' } });
  });
  await act(async () => finishLoading());
  const search = '?facet=FRAME_SHAPE:round&facet=FRAME_SHAPE:cat-eye&sort=price-low';
  await waitFor(() => expect(window.location.search).toBe(search));
  expect(await screen.findByRole('link', { name: /^Round, chosen/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cat-eye, chosen/ })).toBeVisible();
});
