import { expect, it } from 'vitest';
import { narrowMenu } from './selected-menu';

it.each([
  [320, -1],
  [760, -1],
  [761, -2],
  [1024, -2],
])('the menu of a window of %i px is %i', (width, menu) => {
  expect(narrowMenu(width)).toBe(menu);
});
