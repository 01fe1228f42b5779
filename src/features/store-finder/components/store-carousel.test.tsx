import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeWith } from '@/domain/stores/testing/store';
import { renderComponent } from '../../../../tests/support/render-page';
import { StoreCarousel } from './store-carousel';

const NOW = new Date('2026-06-15T16:00:00Z');
const store = (index: number) => storeWith({ id: `${index}`, number: `000${index}`, name: `Store ${index}` });
const STORES = [store(1), store(2), store(3)];

function Carousel({ loadMore }: { loadMore: () => Promise<undefined> }) {
  const [active, setActive] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setActive('0003')}>
        Marker of store 3
      </button>
      <StoreCarousel
        stores={STORES}
        total={4}
        now={NOW}
        isAbout={false}
        activeStore={active}
        onSelect={setActive}
        onShowDetails={() => {}}
        loadMore={loadMore}
      />
    </>
  );
}

/** Finds the card in the middle; its neighbors are inert. */
const current = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const active = () =>
  screen.queryAllByRole('article').filter((card) => card.getAttribute('aria-current') === 'true');

it('has a button for each swipe, and follows the marker', async () => {
  const loadMore = vi.fn(async () => undefined);
  const { user } = await renderComponent(<Carousel loadMore={loadMore} />, { catalogs: ['store-finder'] });
  // No store is chosen on the map yet.
  expect(current()).toEqual(['Store 1']);
  expect(active()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next store' }));
  expect(current()).toEqual(['Store 2']);
  expect(active()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Previous store' }));
  expect(current()).toEqual(['Store 1']);
  await user.click(screen.getByRole('button', { name: 'Marker of store 3' }));
  expect(current()).toEqual(['Store 3']);
  expect(loadMore).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next store' }));
  expect(loadMore).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: /Hide the store cards$/ }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Show the store cards$/ }));
  expect(current()).toEqual(['Store 3']);
});

it('is swiped: cards to the side, the bar above them up and down', async () => {
  // jsdom has no pointer capture.
  Object.assign(Element.prototype, { setPointerCapture: () => {} });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
    vi.useRealTimers();
  });
  // The clock stops, since a longer movement is no swipe.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await renderComponent(<Carousel loadMore={async () => undefined} />, {
    catalogs: ['store-finder'],
  });
  const swipe = (element: Element, dx: number, dy: number) => {
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, button: 0 });
    fireEvent.pointerDown(element, at(200, 200));
    fireEvent.pointerMove(element, at(200 + dx, 200 + dy));
    fireEvent.pointerUp(element, at(200 + dx, 200 + dy));
  };
  const cards = screen.getByRole('list');
  swipe(cards, -10, 0);
  expect(current()).toEqual(['Store 2']);
  swipe(cards, -9, 0);
  expect(current()).toEqual(['Store 2']);
  swipe(cards, 40, 10);
  expect(current()).toEqual(['Store 1']);
  // Over the cards, the page is scrolled.
  swipe(cards, 0, 60);
  expect(current()).toEqual(['Store 1']);

  const bar = screen.getByRole('button', { name: /Hide the store cards$/ });
  swipe(bar, 0, 25);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  swipe(bar, 0, -25);
  expect(current()).toEqual(['Store 1']);
  await user.click(screen.getByRole('button', { name: 'Next store' }));
  expect(current()).toEqual(['Store 2']);
});
