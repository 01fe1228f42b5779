import { describe, expect, it } from 'vitest';
import { scrollState } from './scroll-state';

const place = { top: 40, height: 72 };

describe('the bar', () => {
  it.each([
    ['down, beyond the bar', 'nav-down', 200, 260, 'nav-up'],
    ['up', 'nav-up', 260, 200, 'nav-down'],
    ['down, but not beyond the bar (40 + 72)', 'nav-down', 0, 112, 'nav-down'],
    ['up to the top', 'nav-up', 900, 0, 'nav-down'],
    ['hardly at all, hidden', 'nav-up', 500, 497, 'nav-up'],
    ['hardly at all, shown', 'nav-down', 500, 503, 'nav-down'],
    ['beyond the top, as a bouncing page does', 'nav-down', 4, -30, 'nav-down'],
  ] as const)('%s', (_what, before, from, to, after) => {
    expect(scrollState(before, { from, to }, place).nav).toBe(after);
  });

  it('is sticky once what stands above it has gone', () => {
    expect(scrollState('nav-down', { from: 0, to: 40 }, place).isSticky).toBe(false);
    expect(scrollState('nav-down', { from: 0, to: 41 }, place).isSticky).toBe(true);
  });
});

it('the way back to the top shows after 10 px', () => {
  expect(scrollState('nav-down', { from: 0, to: 10 }, place).showsBackToTop).toBe(false);
  expect(scrollState('nav-down', { from: 0, to: 11 }, place).showsBackToTop).toBe(true);
});
