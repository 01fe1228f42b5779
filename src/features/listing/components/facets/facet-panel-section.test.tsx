import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findDialog } from '../../../../../tests/support/find-dialog';
import { renderPage } from '../../../../../tests/support/render-page';

it('renders the values of a closed section of the drawer when it is opened', async () => {
  const { user } = await renderPage('/lc-us/eyeglasses?facet=FRAME_SHAPE:wrap');
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
  const drawer = within(await findDialog('Filters'));
  expect(await drawer.findByRole('link', { name: /^Wrap/ })).toBeVisible();
  const rim = await drawer.findByText('Rim');
  expect(drawer.queryByRole('link', { name: /^Full rim/, hidden: true })).not.toBeInTheDocument();
  await user.click(rim);
  expect(await drawer.findByRole('link', { name: /^Full rim/ })).toBeVisible();
});
