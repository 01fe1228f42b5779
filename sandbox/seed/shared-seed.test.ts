import { expect, test } from 'vitest';
import { sharedSeed } from './shared-seed';

test('is built once per process', () => {
  expect(sharedSeed()).toBe(sharedSeed());
});

test('is frozen down to its last value', () => {
  expect(unfrozenPaths(sharedSeed(), 'seed')).toEqual([]);
});

/** Paths of the objects that could still be changed. */
function unfrozenPaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, property]) => unfrozenPaths(property, `${path}.${key}`));
  return Object.isFrozen(value) ? below : [path, ...below];
}
