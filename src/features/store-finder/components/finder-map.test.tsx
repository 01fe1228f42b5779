import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openFinder, storeCards } from '../../../../tests/support/finder-page';

/** The code of the map is imported first. */

it('leaves the list as it is when the map cannot be drawn', async () => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  const { events } = await openFinder({ location: 'New York' }, { isMapInView: true });
  expect(await screen.findByRole('heading', { name: 'The map cannot be shown' })).toBeVisible();
  expect(storeCards()).toHaveLength(20);
  expect(events).toEqual([{ name: 'error', message: 'Error while creating the map' }]);
});

it('covers the page in full screen on desktops; Escape and the button leave it, with the focus in the map', {
  tags: 'full-run',
}, async () => {
  drawNothing();
  vi.stubGlobal('innerWidth', 1440);
  const { user } = await openFinder({ location: 'New York' }, { isMapInView: true });
  const enter = await screen.findByRole('button', { name: 'Show the map in full screen' });
  const list = storeCards()[0] as HTMLElement;
  await user.click(enter);
  const leave = screen.getByRole('button', { name: 'Leave full screen' });
  await waitFor(() => expect(leave).toHaveFocus());
  expect(list.closest('[inert]')).not.toBeNull();
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(document.documentElement.style.scrollbarGutter).toBe('auto');
  // The list is covered: its stores are cards over the map.
  expect(await screen.findByRole('button', { name: /next store/i })).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show the map in full screen' })).toHaveFocus(),
  );
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');

  await user.click(screen.getByRole('button', { name: 'Show the map in full screen' }));
  await user.click(screen.getByRole('button', { name: 'Leave full screen' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show the map in full screen' })).toHaveFocus(),
  );
  expect(list.closest('[inert]')).toBeNull();
});

it('has no full screen on tablets', async () => {
  drawNothing();
  vi.stubGlobal('innerWidth', 1024);
  await openFinder({ location: 'New York' }, { isMapInView: true });
  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the map in full screen' })).toBeNull();
});

it('says which store a card shows on the map, and has the focus where the map is shown instead of the list', async () => {
  const { user } = await openFinder({ location: 'New York' });
  const [card] = storeCards();
  const name = within(card as HTMLElement).getByRole('heading').textContent;
  await user.click(screen.getByRole('button', { name: `Show on map: ${name}` }));
  expect(screen.getByText(`${name} is marked on the map.`)).toBeInTheDocument();
  expect(card).toHaveAttribute('aria-current', 'true');
  // Wider windows do not show it, and keep the focus.
  expect(screen.getByRole('button', { name: 'Map' })).toHaveFocus();
});

/** Stubs a canvas that takes everything and paints nothing, a size and a preference: jsdom has none. */
function drawNothing(): void {
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => void vi.restoreAllMocks());
}
