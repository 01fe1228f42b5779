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
