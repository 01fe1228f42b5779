import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

const PRODUCT = '/lc-us/2017230701520';

it('does not pull a shopper to the cart who goes back while it recalculates', async () => {
  const { user, server } = await renderPage(PRODUCT, { as: 'guest' });
  server.holdResponses('/OrderCalculate');
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  await screen.findByRole('heading', { name: 'Adding up your cart' });
  await waitFor(() => expect(server.callsTo('/OrderCalculate')).toHaveLength(1));
  window.history.back();
  await screen.findByRole('heading', { name: 'Polygon' });
  // Releases the recalculation, and waits for it.
  await act(() => server.close());
  expect(window.location.pathname).toBe(PRODUCT);
});
