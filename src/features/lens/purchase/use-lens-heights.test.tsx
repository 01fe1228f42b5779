// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { LENS_HEIGHTS_KEY } from '@/lib/storage/lens-keys';
import { useLensHeights } from './use-lens-heights';

const key = (path: string) => `${path} ${window.innerWidth}`;
const stored = () => JSON.parse(localStorage.getItem(LENS_HEIGHTS_KEY) ?? '{}');

/** 524.25 high by its content, in a place of 544; installments of one line in a place for two. */
let rects: MockInstance;
beforeEach(() => {
  rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const { minHeight } = this.style;
    const height = minHeight === '' ? 544 : this.tagName === 'DIV' ? 524.25 : 44;
    return { height } as DOMRect;
  });
});
afterEach(() => {
  rects.mockRestore();
  localStorage.clear();
});

function Details({ isShown = true }) {
  return (
    <div ref={useLensHeights(isShown)}>
      <output>$379.95</output>
      <p>Or 4 payments</p>
    </div>
  );
}

it.each([
  ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the tab is covered', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('stores the height of the content when %s', (_case, leave) => {
  window.history.replaceState(null, '', '/fr-ca/2017230701520?ref=x');
  render(<Details />);
  expect(stored()).toEqual({});
  leave();
  expect(stored()).toEqual({ [key('/fr-ca/2017230701520')]: [524.25, 44] });
});

it('stores it for the page that showed it when another page has come', () => {
  window.history.replaceState(null, '', '/lc-us/1');
  const { unmount } = render(<Details />);
  window.history.replaceState(null, '', '/lc-us/eyeglasses');
  unmount();
  expect(Object.keys(stored())).toEqual([key('/lc-us/1')]);
});

it('stores nothing without lenses', () => {
  const { unmount } = render(<Details isShown={false} />);
  unmount();
  expect(stored()).toEqual({});
});

it('stores eight heights, the newest last, and survives a broken text', () => {
  localStorage.setItem(LENS_HEIGHTS_KEY, '{broken');
  for (const page of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '2']) {
    window.history.replaceState(null, '', `/lc-us/${page}`);
    render(<Details />).unmount();
  }
  const pages = ['3', '4', '5', '6', '7', '8', '9', '2'];
  expect(Object.keys(stored())).toEqual(pages.map((page) => key(`/lc-us/${page}`)));
});
