import { expect, test } from 'vitest';
import { lensOutline } from './lens-outline';

test('the middle of both curves is the thickness in the center', () => {
  // Middle of the front: (4 + 2 * -4 + 4) / 4 = 0. Middle of the back: (9.5 + 2 * -5.5 + 9.5) / 4 = 2.
  const outline = lensOutline({ center: 2, edge: 5.5, weight: 10 }, { height: 50, bulge: 4 });
  expect(outline).toBe('M4 0Q-4 25 4 50H9.5Q-5.5 25 9.5 0Z');
});
