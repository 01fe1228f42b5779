import { expect, it } from 'vitest';
import { nextPlace } from './use-option-keys';

it.each([
  ['from the field to the first', 'ArrowDown', -1, 0],
  ['on', 'ArrowDown', 0, 1],
  ['from the last back to the field', 'ArrowDown', 2, -1],
  ['from the field to the last', 'ArrowUp', -1, 2],
  ['back', 'ArrowUp', 1, 0],
  ['from the first to the field', 'ArrowUp', 0, -1],
] as const)('%s', (_what, key, active, place) => {
  expect(nextPlace(key, active, 3)).toBe(place);
});
