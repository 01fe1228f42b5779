import { describe, expect, test } from 'vitest';
import { catalogIndex } from './catalog-index';
import { editDistance } from './edit-distance';
import { suggestSpellings } from './spelling';
import { smallCatalog } from './testing/small-catalog';

test.each([
  ['aviator', 'aviator', 0],
  ['aviatr', 'aviator', 1],
  ['avaitor', 'aviator', 1],
  ['ronud', 'round', 1],
  ['tortiose', 'tortoise', 1],
  ['kitten', 'sitting', 3],
])('%s to %s takes %d changes', (from, to, expected) => {
  expect(editDistance(from, to, 5)).toBe(expected);
});

test('the distance stops at the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

describe('spelling suggestions', () => {
  const { terms } = catalogIndex(smallCatalog());

  test.each([
    ['avaitor', ['aviator']],
    ['avaitor canto', ['aviator canto']],
    ['rond metl', ['round metal']],
    ['aviator', []],
    ['xyzzyq', []],
    ['xyzzyq avaitor', []],
  ])('%s: %j', (query, expected) => {
    expect(suggestSpellings(terms('en'), query)).toEqual(expected);
  });

  test('suggestions have their accents', () => {
    expect(suggestSpellings(terms('fr'), 'ecailel')).toEqual(['écaille']);
  });
});
