import { expect, it } from 'vitest';
import { nextOptionIndex } from './use-option-navigation';

it.each([
  ['field to first option', 'ArrowDown', -1, 0],
  ['next option', 'ArrowDown', 0, 1],
  ['last option to field', 'ArrowDown', 2, -1],
  ['field to last option', 'ArrowUp', -1, 2],
  ['previous option', 'ArrowUp', 1, 0],
  ['first option to field', 'ArrowUp', 0, -1],
] as const)('%s', (_case, key, activeIndex, expected) => {
  expect(nextOptionIndex(key, activeIndex, 3)).toBe(expected);
});
