import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import type { Shot } from '../api/to-gallery';
import { ProductGallery } from './product-gallery';

const shots: Shot[] = (['front', 'profile', 'folded', 'worn'] as const).map((type) => ({
  type,
  src: `/assets/frames/1-${type}.svg`,
}));
const fades: HTMLElement[] = [];
let reducedMotion = false;

// jsdom has no layout, animations or media queries.
beforeEach(() => {
  fades.length = 0;
  reducedMotion = false;
  Element.prototype.scrollTo = () => {};
  Element.prototype.animate = function animate(this: HTMLElement) {
    fades.push(this);
    return {} as Animation;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

const renderGallery = () =>
  renderComponent(
    <ProductGallery name="Corvenna Polygon" look="Black, Square" upc="2017230701520" shots={shots} />,
    { catalogs: ['product'] },
  );
const dots = () => within(screen.getAllByRole('toolbar', { name: 'Views' })[0] as HTMLElement);

it('tells of each picture the view, and the color and the shape of the frame', async () => {
  await renderGallery();
  expect(screen.getByRole('img', { name: 'Corvenna Polygon, front view (Black, Square)' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Corvenna Polygon, side view (Black, Square)' })).toBeVisible();
});

it('has a dot for each picture with one tab stop; the arrow keys move', async () => {
  const { user } = await renderGallery();
  const buttons = dots().getAllByRole('button');
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  buttons[0]?.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(dots().getByRole('button', { name: 'side view', pressed: true })).toHaveFocus());
  await user.keyboard('{End}');
  await waitFor(() => expect(dots().getByRole('button', { name: 'worn', pressed: true })).toHaveFocus());
  expect(screen.getByText('Picture 4 of 4')).toBeInTheDocument();
});

it('fades to a far picture, and scrolls to the next', async () => {
  const { user } = await renderGallery();
  await user.click(dots().getByRole('button', { name: 'side view' }));
  expect(fades).toHaveLength(0);
  await user.click(dots().getByRole('button', { name: 'worn' }));
  expect(fades).toHaveLength(1);
});

it('does not fade for a shopper who wants less motion', async () => {
  reducedMotion = true;
  const { user } = await renderGallery();
  await user.click(dots().getByRole('button', { name: 'worn' }));
  expect(fades).toHaveLength(0);
});

it('is swiped on the whole screen, to either side and past the ends', async () => {
  // jsdom has neither dialogs nor pointer capture.
  const missing = { showModal: () => {}, close: () => {}, setPointerCapture: () => {} };
  Object.assign(HTMLElement.prototype, missing);
  onTestFinished(() => {
    for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLElement.prototype, name);
    vi.useRealTimers();
  });
  // The clock stops, since a longer movement is no swipe.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await renderGallery();
  await user.click(screen.getByRole('button', { name: 'Show on the whole screen' }));
  const picture = () => screen.getByRole('region', { name: /^Corvenna Polygon, /, hidden: true });
  await screen.findByRole('region', { name: 'Corvenna Polygon, front view', hidden: true });
  const swipe = (dx: number) => {
    const at = (clientX: number) => ({ clientX, clientY: 200, isPrimary: true, button: 0 });
    fireEvent.pointerDown(picture(), at(200));
    fireEvent.pointerMove(picture(), at(200 + dx));
    fireEvent.pointerUp(picture(), at(200 + dx));
  };
  swipe(-150);
  expect(picture()).toHaveAccessibleName('Corvenna Polygon, side view');
  swipe(150);
  swipe(150);
  expect(picture()).toHaveAccessibleName('Corvenna Polygon, worn');
});

it('copies the address without the query of the page, where the device cannot share', async () => {
  window.history.replaceState(null, '', '/lc-us/2017230701520?ref=frameAdvisor&scenario=x');
  const { user } = await renderGallery();
  await user.click(screen.getByRole('button', { name: 'Share Corvenna Polygon' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('/lc-us/2017230701520');
  await user.tab();
  expect(screen.queryByText('The link is copied.')).not.toBeInTheDocument();
});

it('shows the address when it can be neither shared nor copied', async () => {
  const { user } = await renderGallery();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Share Corvenna Polygon' }));
  expect(await screen.findByText('/lc-us/2017230701520')).toBeVisible();
});
