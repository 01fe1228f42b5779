import { testSandbox } from '@sandbox/testing/test-sandbox';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const POLYGON = '/lc-us/2017230701520';

it('opens from the product, says what happens to a picture, and loads the detector only then', async () => {
  const Worker = vi.fn();
  vi.stubGlobal('Worker', Worker);
  const { user } = await renderPage(POLYGON);
  await user.click(await screen.findByRole('button', { name: 'Try it on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Try on Corvenna Polygon' }));
  expect(dialog.getByText('Your picture stays on this device')).toBeVisible();
  expect(Worker).not.toHaveBeenCalled();
  await user.upload(
    dialog.getByLabelText('Choose a photo'),
    new File(['x'], 'me.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByText('This photo cannot be read')).toBeVisible();
});

it('has no button for a frame that cannot be tried on', async () => {
  const { frames } = testSandbox().sandbox.context.catalog;
  const without = frames.flatMap(({ colors }) => colors).find(({ tryOn }) => !tryOn);
  if (!without) throw new Error('Every frame can be tried on.');
  await renderPage(`/lc-us/${without.upc}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try it on' })).not.toBeInTheDocument();
});
