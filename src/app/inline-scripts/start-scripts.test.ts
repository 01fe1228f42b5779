import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCRIPTS_META, startScripts } from './start-scripts';

let visibilityState: DocumentVisibilityState;
beforeEach(() => {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilityState);
  return () => spy.mockRestore();
});
/** jsdom lacks them. */
const supportedBy = (browser: { importMaps: boolean; has: boolean }) => {
  vi.stubGlobal('CSS', { supports: () => browser.has });
  HTMLScriptElement.supports = () => browser.importMaps;
};
beforeEach(() => supportedBy({ importMaps: true, has: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function start(modules: string[]): void {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: SCRIPTS_META, content: JSON.stringify(modules) }),
  );
  startScripts(SCRIPTS_META, 'notice');
}

const scripts = () =>
  [...document.querySelectorAll('script')].map(({ type, src }) => [type, new URL(src).pathname]);
const preloads = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

it('adds the entry and its modules after the next frame, not before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  visibilityState = 'visible';
  start(['/_build/entry.js', '/_build/libraries.js']);
  vi.runAllTimers();
  expect(scripts()).toEqual([]);
  for (const frame of frames) frame(0);
  expect(scripts()).toEqual([]);
  vi.runAllTimers();
  expect(scripts()).toEqual([['module', '/_build/entry.js']]);
  expect(preloads()).toEqual(['/_build/libraries.js']);
});

it('requests a few modules at a time, and the entry after them', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callback(0));
  visibilityState = 'visible';
  const modules = Array.from({ length: 12 }, (_, index) => `/_build/${index}.js`);
  start(['/_build/entry.js', ...modules]);
  for (const count of [5, 10]) {
    vi.runOnlyPendingTimers();
    expect(preloads()).toEqual(modules.slice(0, count));
    expect(scripts()).toEqual([]);
  }
  vi.runOnlyPendingTimers();
  expect(preloads()).toEqual(modules);
  expect(scripts()).toEqual([['module', '/_build/entry.js']]);
});

it('requests everything at once in a hidden page, which has no frames and slow timers', () => {
  visibilityState = 'hidden';
  const modules = Array.from({ length: 12 }, (_, index) => `/_build/${index}.js`);
  start(['/_build/entry.js', ...modules]);
  expect(preloads()).toEqual(modules);
  expect(scripts()).toEqual([['module', '/_build/entry.js']]);
});

it.each([
  ['import maps', { importMaps: false, has: true }],
  ['`:has()`', { importMaps: true, has: false }],
])('shows a notice, and loads nothing, in a browser without %s', (_, browser) => {
  supportedBy(browser);
  visibilityState = 'hidden';
  document.body.innerHTML = '<p id="notice" hidden>Too old</p>';
  start(['/_build/entry.js', '/_build/libraries.js']);
  expect(document.getElementById('notice')).toHaveProperty('hidden', false);
  expect(document.documentElement).toHaveProperty('dataset.noScripts', '');
  document.documentElement.removeAttribute('data-no-scripts');
  expect(scripts()).toEqual([]);
  expect(preloads()).toEqual([]);
});
