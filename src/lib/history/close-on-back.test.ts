import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../../tests/support/next-task';
import { closeOnBack } from './close-on-back';
import { entryKey } from './entry-key';
import { OVERLAY_MARK, prepareOverlayHistory } from './overlay-entry';

const INITIAL_WIDTH = window.innerWidth;
const onRouterPop = vi.fn();
/** Comes before the module's listener, which hides its own traversals. */
const onAnyPop = vi.fn();
window.addEventListener('popstate', onAnyPop);
window.innerWidth = 390;
prepareOverlayHistory();
let releases: (() => void)[] = [];

beforeEach(() => {
  window.innerWidth = 390;
  history.pushState({ key: 'page' }, '', '/page');
  window.addEventListener('popstate', onRouterPop);
});

afterEach(async () => {
  for (const release of releases) release();
  releases = [];
  await settled();
  window.removeEventListener('popstate', onRouterPop);
  onRouterPop.mockClear();
  onAnyPop.mockClear();
  window.innerWidth = INITIAL_WIDTH;
});

/** Opens an overlay that closes as a component would: it calls the release function. */
function openOverlay(options?: Parameters<typeof closeOnBack>[1]) {
  const close = vi.fn(() => release());
  const release = closeOnBack(close, options);
  releases.push(release);
  return { close, release };
}

const isOverlayEntry = () => OVERLAY_MARK in (history.state ?? {});
/** Traversals and their events are tasks. */
const settled = () => expect.poll(() => isOverlayEntry()).toBe(false);
/** Its own traversal has ended. */
const wentBack = () => expect.poll(() => onAnyPop).toHaveBeenCalledOnce();

it('Back closes the overlay and stays on the page, unseen by the router', async () => {
  const { close } = openOverlay();
  expect(location.pathname).toBe('/page');
  history.back();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
  expect(location.pathname).toBe('/page');
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('on desktops only an overlay that asks for it, and what opens over it, closes', async () => {
  window.innerWidth = 1440;
  const plain = openOverlay();
  expect(isOverlayEntry()).toBe(false);
  plain.release();
  const panel = openOverlay({ atEveryWidth: true });
  const question = openOverlay();
  history.back();
  await expect.poll(() => question.close).toHaveBeenCalledOnce();
  expect(panel.close).not.toHaveBeenCalled();
  history.back();
  await expect.poll(() => panel.close).toHaveBeenCalledOnce();
  expect(plain.close).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/page');
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('gives the first entry of a document a key that its copy has, too', async () => {
  history.replaceState(null, '');
  const { release } = openOverlay();
  const key = entryKey();
  release();
  await settled();
  expect(entryKey()).toBe(key);
});

it('Back stays on the page when the URL has changed meanwhile, and a further overlay has opened', async () => {
  openOverlay();
  history.replaceState(history.state, '', '/page?step=2');
  const { close } = openOverlay();
  history.replaceState(history.state, '', '/page?step=3');
  history.back();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('closing the overlay otherwise leaves no entry', async () => {
  const { close, release } = openOverlay();
  release();
  await settled();
  expect(history.state).toEqual({ key: 'page' });
  expect(close).not.toHaveBeenCalled();
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('Forward to the entry of a closed overlay goes back at once', async () => {
  const { close } = openOverlay();
  history.back();
  await expect.poll(() => close).toHaveBeenCalled();
  history.forward();
  await expect.poll(() => onRouterPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
  expect(close).toHaveBeenCalledOnce();
});

it('a navigation that closes the overlay replaces its entry', async () => {
  const { release } = openOverlay();
  const entries = history.length;
  release();
  history.pushState({ key: 'next' }, '', '/next');
  await nextTask();
  expect(history.state).toEqual({ key: 'next' });
  expect(history).toHaveLength(entries);
  history.back();
  await expect.poll(() => onRouterPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('a navigation behind an open overlay gets its own entry, and Back still closes the overlay first', async () => {
  const { close } = openOverlay();
  history.pushState({ key: 'filtered' }, '', '/page?facet=round');
  await nextTask();
  expect(isOverlayEntry()).toBe(true);
  history.back();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'filtered' });
  history.back();
  await expect.poll(() => onRouterPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('a navigation while the entry is being left takes effect at once, on top of the page', async () => {
  const { release } = openOverlay();
  release();
  await nextTask();
  history.pushState({ key: 'next' }, '', '/next');
  // The router reads it now.
  expect(location.pathname).toBe('/next');
  await wentBack();
  expect(location.pathname).toBe('/next');
  history.back();
  await expect.poll(() => onRouterPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('a redirect while the entry is being left replaces the page', async () => {
  history.pushState({ key: 'command' }, '', '/command');
  const { release } = openOverlay();
  release();
  await nextTask();
  history.replaceState({ key: 'result' }, '', '/result');
  expect(location.pathname).toBe('/result');
  await wentBack();
  expect(history.state).toEqual({ key: 'result' });
  expect(location.pathname).toBe('/result');
  history.back();
  await expect.poll(() => onRouterPop).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('does not go back while another document loads, which that would cancel', async () => {
  const { release } = openOverlay();
  window.dispatchEvent(new Event('beforeunload'));
  release();
  await nextTask();
  expect(isOverlayEntry()).toBe(true);
  // The shopper comes back from that document, to the entry of an overlay that has closed.
  window.dispatchEvent(new Event('pageshow'));
  await settled();
  expect(isOverlayEntry()).toBe(false);
});

it('adds no entry while another document loads, which a reload would confuse with that of the page', () => {
  window.dispatchEvent(new Event('beforeunload'));
  openOverlay();
  expect(isOverlayEntry()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
});

it('closes nested overlays one by one', async () => {
  const outer = openOverlay();
  const inner = openOverlay();
  history.back();
  await expect.poll(() => inner.close).toHaveBeenCalledOnce();
  expect(outer.close).not.toHaveBeenCalled();
  expect(isOverlayEntry()).toBe(true);
  history.back();
  await expect.poll(() => outer.close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('one overlay may replace another in the same event', async () => {
  const menu = openOverlay();
  menu.release();
  const search = openOverlay();
  await nextTask();
  history.back();
  await expect.poll(() => search.close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ key: 'page' });
});

it('does nothing on desktop, where Back is not used to close things', () => {
  window.innerWidth = 1440;
  const entries = history.length;
  openOverlay();
  expect(history).toHaveLength(entries);
  expect(isOverlayEntry()).toBe(false);
});
