import { describe, expect, it } from 'vitest';
import { scrollState } from './scroll-state';

const position = { top: 40, height: 72 };

describe('the header', () => {
  it.each([
    ['down, past the header', 'nav-down', 200, 260, 'nav-up'],
    ['up', 'nav-up', 260, 200, 'nav-down'],
    ['down, but not past the header (40 + 72)', 'nav-down', 0, 112, 'nav-down'],
    ['up to the top', 'nav-up', 900, 0, 'nav-down'],
    ['within the tolerance, hidden', 'nav-up', 500, 497, 'nav-up'],
    ['within the tolerance, shown', 'nav-down', 500, 503, 'nav-down'],
    ['above the top (overscroll)', 'nav-down', 4, -30, 'nav-down'],
  ] as const)('%s', (_case, previous, from, to, expected) => {
    expect(scrollState(previous, { from, to }, position).nav).toBe(expected);
  });

  it('is sticky once the banner above has scrolled out', () => {
    expect(scrollState('nav-down', { from: 0, to: 40 }, position).isSticky).toBe(false);
    expect(scrollState('nav-down', { from: 0, to: 41 }, position).isSticky).toBe(true);
  });
});

it('the back-to-top button shows after 10 px', () => {
  expect(scrollState('nav-down', { from: 0, to: 10 }, position).showsBackToTop).toBe(false);
  expect(scrollState('nav-down', { from: 0, to: 11 }, position).showsBackToTop).toBe(true);
});

it('the shopper goes down from the first scroll on, also while the header stays', () => {
  const goesDown = (previous: 'nav-up' | 'nav-down', from: number, to: number) =>
    scrollState(previous, { from, to }, position).isGoingDown;
  expect(goesDown('nav-down', 0, 60)).toBe(true);
  expect(goesDown('nav-up', 500, 497)).toBe(true);
  expect(goesDown('nav-up', 500, 400)).toBe(false);
  expect(goesDown('nav-up', 60, 20)).toBe(false);
});
