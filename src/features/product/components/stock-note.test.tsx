import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { outOfStockUpc } from '@/lib/product/out-of-stock';
import { renderPage } from '../../../../tests/support/render-page';

afterEach(() => outOfStockUpc.set(undefined));

it('is not in stock any more once the cart has refused it for that', async () => {
  const { user } = await renderPage('/lc-us/2017230701520', {
    as: 'guest',
    scenario: 'addGlasses:outOfStock',
  });
  expect(await screen.findByText('In stock')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  expect(await screen.findByText('This item is out of stock.')).toBeVisible();
  expect(screen.queryByText('In stock')).not.toBeInTheDocument();
});
