import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutByFrames, layOutNow } from './lazy-layout';

const laidOut = () => document.querySelectorAll('.lazy-layout[data-laid-out]').length;
const isPageLaidOut = () => document.documentElement.hasAttribute('data-laid-out');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // Pages that were rendered before have laid theirs out.
  document.documentElement.removeAttribute('data-laid-out');
  document.body.innerHTML = '<p class="lazy-layout"></p>'.repeat(8);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('lays out three elements in each frame, then all that are left', () => {
  layOutByFrames();
  expect(laidOut()).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(laidOut()).toBe(3);
  vi.advanceTimersToNextFrame();
  expect(laidOut()).toBe(6);
  expect(isPageLaidOut()).toBe(false);
  vi.advanceTimersToNextFrame();
  expect(isPageLaidOut()).toBe(true);
});

it('lays out all elements at once for a scroll position, and in no more frames after its clean-up', () => {
  const stop = layOutByFrames();
  layOutNow();
  expect(isPageLaidOut()).toBe(true);
  stop();
  vi.advanceTimersToNextFrame();
  expect(laidOut()).toBe(0);
});
