import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openFinder, storeCards } from '../../../../tests/support/finder-page';

it('leaves the list as it is when the map cannot be drawn', async () => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  const { events } = await openFinder({ location: 'New York' }, { isMapInView: true });
  expect(await screen.findByRole('heading', { name: 'The map cannot be shown' })).toBeVisible();
  expect(storeCards()).toHaveLength(20);
  expect(events).toEqual([{ name: 'error', message: 'Error while creating the map' }]);
});
