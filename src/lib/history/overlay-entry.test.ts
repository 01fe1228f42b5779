import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../../tests/support/next-task';
import { OVERLAY_MARK } from './overlay-entry';

const INITIAL_WIDTH = window.innerWidth;
const onRouterPop = vi.fn();
/** Comes before the module's listener, which hides its own traversals. */
const onAnyPop = vi.fn();

beforeEach(() => {
  window.innerWidth = 390;
  window.addEventListener('popstate', onAnyPop);
});

afterEach(() => {
  window.removeEventListener('popstate', onAnyPop);
  window.removeEventListener('popstate', onRouterPop);
  window.innerWidth = INITIAL_WIDTH;
});

// Each document has modules of its own.
afterAll(() => vi.resetModules());

/**
 * Starts the page as a reload does while an overlay is open.
 *
 * @param overlayUrl what the overlay has changed the URL to.
 */
async function reloadWithOverlay(overlayUrl?: string) {
  vi.resetModules();
  // A new document has the browser's own methods.
  for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method);
  const { prepareOverlayHistory } = await import('./overlay-entry');
  const { closeOnBack } = await import('./close-on-back');
  history.pushState({ key: 'earlier' }, '', '/earlier');
  history.pushState({ key: 'page' }, '', '/page');
  history.pushState({ key: 'page', [OVERLAY_MARK]: true }, '', overlayUrl);
  prepareOverlayHistory();
  window.addEventListener('popstate', onRouterPop);
  return closeOnBack;
}

it('after a reload, an overlay that opens before the entry of the last one is left stays open', async () => {
  const closeOnBack = await reloadWithOverlay();
  const close = vi.fn();
  closeOnBack(close);
  await expect.poll(() => onAnyPop).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  expect(onRouterPop).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ key: 'page', [OVERLAY_MARK]: true });

  history.back();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('after a reload, an overlay that closes at once does not leave the page', async () => {
  onAnyPop.mockClear();
  const closeOnBack = await reloadWithOverlay();
  closeOnBack(() => {})();
  await expect.poll(() => onAnyPop).toHaveBeenCalled();
  await nextTask();
  expect(onAnyPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('after a reload, the page stays where its overlay has led, which the URL says', async () => {
  const url = '/page?step=patient';
  await reloadWithOverlay(url);
  await expect.poll(() => history.state).toEqual({ key: 'page' });
  expect(location.pathname + location.search).toBe(url);
});
