import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

it.each([
  ['a frame', '/lc-us/2017230701520', /mention Corvenna Polygon:/],
  ['contact lenses', '/lc-us/2200000000026', /mention [A-Z]/],
])('%s with a price on request can be asked for by phone and in a store', async (_kind, path, text) => {
  await renderPage(path, { scenario: 'price-on-request' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call \(800\)\s555-0142$/ })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  );
  const [finder] = screen.getAllByRole('link', { name: 'Find a store' });
  expect(finder).toHaveAttribute('href', '/lc-us/store-locator');
  expect(screen.queryByRole('button', { name: /^(Add|Choose)/ })).not.toBeInTheDocument();
  expect(screen.queryByText('In stock')).not.toBeInTheDocument();
});
