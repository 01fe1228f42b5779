import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairContactLenses } from './pair-contact-lenses';

const right = (catentryId: string, name = `right ${catentryId}`) => ({ kind: 'RCON', catentryId, name });
const left = (catentryId: string, name = `left ${catentryId}`) => ({ kind: 'LCON', catentryId, name });

const namesOf = (items: ReturnType<typeof right>[]) =>
  pairContactLenses(items).map((pair) => [pair.right?.name, pair.left?.name]);

test('pairs the same lens first, then by position', () => {
  expect(namesOf([right('1'), left('2'), right('2'), left('3')])).toEqual([
    ['right 1', 'left 3'],
    ['right 2', 'left 2'],
  ]);
  expect(namesOf([left('1', 'a'), right('1', 'b'), right('1', 'c'), left('1', 'd')])).toEqual([
    ['b', 'a'],
    ['c', 'd'],
  ]);
});

test('a lone eye is an item of its own, where it stands', () => {
  expect(namesOf([left('1'), right('2'), left('2')])).toEqual([
    [undefined, 'left 1'],
    ['right 2', 'left 2'],
  ]);
  expect(namesOf([right('1')])).toEqual([['right 1', undefined]]);
});

test('every contact lens is in exactly one pair, and only one eye can be without a partner', () => {
  const item = fc.record({
    kind: fc.constantFrom('RCON', 'LCON', 'EYE', 'LENS'),
    catentryId: fc.constantFrom('1', '2', '3'),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const pairs = pairContactLenses(items);
      const paired = pairs.flatMap((pair) => [pair.right, pair.left]).filter((eye) => eye !== undefined);
      const eyes = items.filter(({ kind }) => kind === 'RCON' || kind === 'LCON');
      expect(new Set(paired)).toEqual(new Set(eyes));
      expect(paired).toHaveLength(eyes.length);
      const lone = pairs.filter((pair) => !pair.right || !pair.left);
      expect(new Set(lone.map((pair) => (pair.right ? 'right' : 'left'))).size).toBeLessThan(2);
    }),
  );
});
