import { describe, expect, test } from 'vitest';
import { catalogIndex } from './catalog-index';
import { suggestSpellings } from './spelling';
import { smallCatalog } from './testing/small-catalog';

describe('spelling suggestions', () => {
  const { texts } = catalogIndex(smallCatalog());

  test.each([
    ['avaitor', ['aviator']],
    ['avaitor canto', ['aviator canto']],
    ['rond metl', ['round metal']],
    ['ronud', ['round']],
    ['pelerin', ['pellerin']],
    ['aviator', []],
    ['xyzzyq', []],
    ['xyzzyq avaitor', []],
  ])('%s: %j', (query, expected) => {
    expect(suggestSpellings(texts('en').vocabulary, query)).toEqual(expected);
  });

  test('suggestions have their accents', () => {
    expect(suggestSpellings(texts('fr').vocabulary, 'ecailel')).toEqual(['écaille']);
  });
});
