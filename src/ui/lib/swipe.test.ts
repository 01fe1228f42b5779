import { expect, it } from 'vitest';
import { swipeOf } from './swipe';

it.each([
  [-10, 0, 200, 'left'],
  [10, 0, 200, 'right'],
  [9, 0, 100, undefined],
  [10, 0, 201, undefined],
  [0, 25, 200, 'down'],
  [0, -25, 200, 'up'],
  [0, 24, 100, undefined],
  [0, 25, 201, undefined],
  // The longer direction wins.
  [30, 26, 100, 'right'],
  [26, 30, 100, 'down'],
  // Too short a distance down, though it would do to the side.
  [12, 20, 100, undefined],
] as const)('%i px right, %i px down in %i ms: %s', (dx, dy, ms, swipe) => {
  expect(swipeOf({ dx, dy, ms })).toBe(swipe);
});
