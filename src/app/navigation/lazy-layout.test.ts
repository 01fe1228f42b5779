import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutByFrames, layOutNow } from './lazy-layout';

const laidOut = () => document.querySelectorAll('.lazy-layout[data-laid-out]').length;
const isPageLaidOut = () => document.documentElement.hasAttribute('data-laid-out');

/** An element with so many others inside. */
const section = (size: number) => `<section class="lazy-layout">${'<p></p>'.repeat(size)}</section>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // Pages that were rendered before have laid theirs out.
  document.documentElement.removeAttribute('data-laid-out');
  document.body.innerHTML = [30, 40, 50, 200, 10, 10].map(section).join('');
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('lays out few elements in each frame, with those inside of them, and a large one alone', () => {
  layOutByFrames();
  expect(laidOut()).toBe(0);
  for (const count of [2, 3, 4, 6]) {
    vi.advanceTimersToNextFrame();
    expect(laidOut()).toBe(count);
  }
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
