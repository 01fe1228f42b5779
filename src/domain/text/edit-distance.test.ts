import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it.each([
  ['', '', 0],
  ['roy', 'roy', 0],
  ['roy', 'rois', 2],
  ['kitten', 'sitting', 3],
  ['cote', 'coté', 1],
  ['abc', '', 3],
])('%s to %s takes %d edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});

it('stops above the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

it('is the same in both directions, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const distance = editDistance(from, to);
      expect(editDistance(to, from)).toBe(distance);
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      expect(distance === 0).toBe(from === to);
    }),
  );
});
