// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScripts } from './start-scripts';

let visibilityState: DocumentVisibilityState;
beforeEach(() => {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilityState);
  return () => spy.mockRestore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const scripts = () =>
  [...document.querySelectorAll('script')].map(({ type, src }) => [type, new URL(src).pathname]);
const preloads = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

it('adds the entry and its modules after the next frame, not before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  visibilityState = 'visible';
  startScripts('/_build/entry.js', ['/_build/libraries.js']);
  vi.runAllTimers();
  expect(scripts()).toEqual([]);
  for (const frame of frames) frame(0);
  expect(scripts()).toEqual([]);
  vi.runAllTimers();
  expect(scripts()).toEqual([['module', '/_build/entry.js']]);
  expect(preloads()).toEqual(['/_build/libraries.js']);
});

it('starts at once in a hidden page, which has no frames', () => {
  visibilityState = 'hidden';
  startScripts('/_build/entry.js', []);
  expect(scripts()).toEqual([['module', '/_build/entry.js']]);
});
