import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { TrustNotes } from './trust-notes';

it('say that frames can be tried on, and lead to the store finder', async () => {
  await renderComponent(<TrustNotes prescriptionReady />, { catalogs: ['product'], locale: 'es-us' });
  expect(screen.getByRole('link', { name: /tienda/ })).toHaveAttribute('href', '/es-us/store-locator');
});
