import { expect, it } from 'vitest';
import { mobileMenuFor } from './selected-menu';

it.each([
  [320, -1],
  [760, -1],
  [761, -2],
  [1024, -2],
])('a viewport of %i px uses menu %i', (width, menu) => {
  expect(mobileMenuFor(width)).toBe(menu);
});
